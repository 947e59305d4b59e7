import { useQueryClient } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { type BulkTable, mostBytes } from '#domain/bulk/bulk-table.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { contentListKey } from '../../content/content-queries.ts';
import { useFileTrial } from '../../use-file-trial.ts';
import styles from './bulk.module.css';
import { TrialResult } from './trial-result.tsx';

/** Spreadsheets have a hand in what a browser takes a CSV file for. */
const accepted = ['.csv', '.txt', 'text/csv'];
const csvOf = (file: File) => new Blob([file], { type: 'text/csv' });

/** A file is looked at as soon as it is chosen, and put in when what it would change has been seen. */
export function PutIn({ table }: { table: BulkTable }) {
	const t = useTranslations('console.bulk');
	const callApi = useApi();
	const client = useQueryClient();
	const { file, trial, rejected, applied, isLooking, isApplying, failure, ...act } = useFileTrial({
		look: (chosen) => callApi('POST /api/console/bulk/:table/trials', { params: { table }, body: csvOf(chosen) }),
		async putIn(chosen, mark) {
			const { counts } = await callApi('POST /api/console/bulk/:table/applications', {
				...{ params: { table }, query: { mark }, body: csvOf(chosen) },
			});
			await client.invalidateQueries({ queryKey: [contentListKey] });
			return counts.new + counts.changed;
		},
		changedSince: t('changedSince'),
	});
	return (
		<Card title={t('putIn')}>
			<p className={styles.small}>{t(`putInText.${table}`)}</p>
			<FilePicker
				{...{ id: 'bulk-file', label: t('file'), hint: t('fileHint'), accept: accepted, maxBytes: mostBytes }}
				{...{ dropLabel: t('drop'), chooseLabel: t('choose'), replaceLabel: t('replace') }}
				picked={file && { name: file.name }}
				error={rejected && t(rejected === 'type' ? 'wrongType' : 'unreadable.too-large')}
				isDisabled={isLooking || isApplying}
				onChoose={act.choose}
				onReject={act.reject}
			/>
			<div role="status">
				{isLooking && <p className={styles.looking}>{t('looking')}</p>}
				{applied !== undefined && <Applied table={table} count={applied} />}
			</div>
			<FailureNote>{failure}</FailureNote>
			{trial && <TrialResult table={table} trial={trial} isBusy={isApplying} onApply={act.apply} />}
		</Card>
	);
}

function Applied({ table, count }: { table: BulkTable; count: number }) {
	const t = useTranslations('console.bulk');
	const isProducts = table === 'products';
	return (
		<Note>
			<p>{t(`applied.${table}`, { count })}</p>
			<ConsoleLink
				to={isProducts ? consolePages.products.path : consolePages.calendar.path}
				className={buttonClass({ size: 'sm' })}
			>
				{t(isProducts ? 'toProducts' : 'toCalendar')}
			</ConsoleLink>
		</Note>
	);
}
