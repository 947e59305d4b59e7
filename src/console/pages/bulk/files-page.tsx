import { useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { type BulkTable, bulkTables } from '#domain/bulk/bulk-table.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { PageHead } from '../../page-head.tsx';
import styles from './bulk.module.css';
import { ColumnGuide } from './column-guide.tsx';
import { PutIn } from './put-in.tsx';

const path = consolePages.productFiles.path;
const addressOf = (table: BulkTable) => (table === 'products' ? path : `${path}?of=${table}`);

/** Products and slots as files: taken out, changed in a spreadsheet, looked at and put in again (decision 0086). */
export function FilesPage() {
	const t = useTranslations('console.bulk');
	const pages = useTranslations('console.pages');
	const { query } = useConsoleAddress();
	const table = bulkTables.find((one) => one === query.get('of')) ?? 'products';
	return (
		<>
			<PageHead
				title={pages('productFiles')}
				text={t('lead')}
				above={<ConsoleLink to={consolePages.products.path}>{pages('products')}</ConsoleLink>}
			/>
			<Tabs label={t('tables')}>
				{bulkTables.map((one) => (
					<ConsoleLink key={one} to={addressOf(one)} aria-current={one === table ? 'page' : undefined}>
						{t(`table.${one}`)}
					</ConsoleLink>
				))}
			</Tabs>
			<div className={styles.page}>
				<TakeOut key={`out-${table}`} table={table} />
				<PutIn key={`in-${table}`} table={table} />
				<ColumnGuide table={table} />
			</div>
		</>
	);
}

const usualDays = 30;

function TakeOut({ table }: { table: BulkTable }) {
	const t = useTranslations('console.bulk');
	const [first, setFirst] = useState(() => koreanDay(new Date()));
	const [last, setLast] = useState(() => addDays(koreanDay(new Date()), usualDays - 1));
	const address = `/api/console/bulk/${table}`;
	// The browser's own way to a file: it shows how far it is, and nothing of it is held here.
	const [from, to] = [first, last].sort();
	const file = table === 'slots' ? `${address}?first=${from}&last=${to}` : address;
	return (
		<Card title={t('takeOut')}>
			<p className={styles.small}>{t(`takeOutText.${table}`)}</p>
			{table === 'slots' && (
				<div className={styles.days}>
					<DayField id="bulk-first" label={t('first')} value={first} daysAhead={700} onChange={setFirst} />
					<DayField id="bulk-last" label={t('last')} value={last} daysAhead={700} onChange={setLast} />
				</div>
			)}
			<div className={styles.actions}>
				<a className={buttonClass({ variant: 'brand' })} href={file} download>
					<Icon name="download" />
					{t(`download.${table}`)}
				</a>
				<a className={buttonClass()} href={`${address}?blank=1`} download>
					<Icon name="document" />
					{t('blank')}
				</a>
			</div>
		</Card>
	);
}
