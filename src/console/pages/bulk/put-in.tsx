import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Trial } from '#contract/api/bulk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type BulkTable, mostBytes } from '#domain/bulk/bulk-table.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { contentListKey } from '../../content/content-queries.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './bulk.module.css';
import { TrialResult } from './trial-result.tsx';

/** Spreadsheets have a hand in what a browser takes a CSV file for. */
const accepted = ['.csv', '.txt', 'text/csv'];
const csvOf = (file: File) => new Blob([file], { type: 'text/csv' });

type Rejected = 'wrongType' | 'unreadable.too-large';

/** A file is looked at as soon as it is chosen, and put in when what it would change has been seen. */
export function PutIn({ table }: { table: BulkTable }) {
	const t = useTranslations('console.bulk');
	const callApi = useApi();
	const client = useQueryClient();
	const textOf = useConsoleFailure();
	const [file, setFile] = useState<File>();
	const [trial, setTrial] = useState<Trial>();
	const [rejected, setRejected] = useState<Rejected>();
	const [applied, setApplied] = useState<number>();
	const looking = useSaving({ textOf });
	const look = (chosen: File) =>
		looking.save(async () => {
			const body = csvOf(chosen);
			setTrial(await callApi('POST /api/console/bulk/:table/trials', { params: { table }, body }));
		});
	const applying = useSaving({
		textOf,
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since' && code !== 'invalid-input') return undefined;
			// What there is now is looked at before anything goes in.
			if (file) await look(file);
			return t('changedSince');
		},
	});
	const choose = (chosen: File) => {
		setRejected(undefined);
		setApplied(undefined);
		setTrial(undefined);
		applying.forget();
		setFile(chosen);
		void look(chosen);
	};
	const apply = (mark: string) =>
		applying.save(async () => {
			if (!file) return;
			const { counts } = await callApi('POST /api/console/bulk/:table/applications', {
				...{ params: { table }, query: { mark }, body: csvOf(file) },
			});
			setApplied(counts.new + counts.changed);
			setTrial(undefined);
			setFile(undefined);
			await client.invalidateQueries({ queryKey: [contentListKey] });
		});
	return (
		<Card title={t('putIn')}>
			<p className={styles.small}>{t(`putInText.${table}`)}</p>
			<FilePicker
				{...{ id: 'bulk-file', label: t('file'), hint: t('fileHint'), accept: accepted, maxBytes: mostBytes }}
				{...{ dropLabel: t('drop'), chooseLabel: t('choose'), replaceLabel: t('replace') }}
				picked={file && { name: file.name }}
				error={rejected && t(rejected)}
				isDisabled={looking.isBusy || applying.isBusy}
				onChoose={choose}
				onReject={(why) => setRejected(why === 'type' ? 'wrongType' : 'unreadable.too-large')}
			/>
			<div role="status">
				{looking.isBusy && <p className={styles.looking}>{t('looking')}</p>}
				{applied !== undefined && <Applied table={table} count={applied} />}
			</div>
			{(looking.failure ?? applying.failure) && (
				<Note tone="bad" isAlert>
					{looking.failure ?? applying.failure}
				</Note>
			)}
			{trial && !looking.isBusy && (
				<TrialResult table={table} trial={trial} isBusy={applying.isBusy} onApply={(mark) => void apply(mark)} />
			)}
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
