import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementTrial } from '#contract/api/bank.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { ColumnUse } from '#domain/bank/statement-columns.ts';
import { mostBytes } from '#domain/bulk/bulk-table.ts';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate } from '../../address.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './bank.module.css';
import { outdateBank } from './bank-keys.ts';
import { StatementTrialResult } from './statement-trial.tsx';

/** Spreadsheets have a hand in what a browser takes a CSV file for. */
const accepted = ['.csv', '.txt', 'text/csv'];
const csvOf = (file: File) => new Blob([file], { type: 'text/csv' });
const usesOf = ({ columns }: StatementTrial): string => columns.map(({ use }) => use).join(',');

type Rejected = 'wrongType' | 'unreadable.too-large';

/** A file is looked at as soon as it is chosen; its lines are kept once its columns were seen. */
export function UploadStatement() {
	const t = useTranslations('console.bank');
	const words = useTranslations('console.bulk');
	const callApi = useApi();
	const client = useQueryClient();
	const textOf = useConsoleFailure();
	const [file, setFile] = useState<File>();
	const [trial, setTrial] = useState<StatementTrial>();
	const [rejected, setRejected] = useState<Rejected>();
	const [isAllKnown, setAllKnown] = useState(false);
	const looking = useSaving({ textOf });
	const look = (chosen: File, uses?: string) =>
		looking.save(async () => {
			const query = uses === undefined ? {} : { uses };
			setTrial(await callApi('POST /api/bank/trials', { query, body: csvOf(chosen) }));
		});
	const keeping = useSaving({
		textOf,
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since') return undefined;
			if (file) await look(file, trial && usesOf(trial));
			return t('changedSince');
		},
	});
	/** Of the file before nothing is left, whether another takes its place or was refused. */
	const clear = () => {
		setRejected(undefined);
		setFile(undefined);
		setTrial(undefined);
		setAllKnown(false);
		looking.forget();
		keeping.forget();
	};
	const choose = (chosen: File) => {
		clear();
		setFile(chosen);
		void look(chosen);
	};
	const reject = (why: 'type' | 'size') => {
		clear();
		setRejected(why === 'type' ? 'wrongType' : 'unreadable.too-large');
	};
	const change = (at: number, use: ColumnUse) => {
		if (!file || !trial) return;
		const columns = trial.columns.map((column, index) => (index === at ? { ...column, use } : column));
		setTrial({ ...trial, columns });
		void look(file, usesOf({ ...trial, columns }));
	};
	const keep = (leavesOut: boolean) =>
		keeping.save(async () => {
			if (!file || !trial) return;
			const query = {
				uses: usesOf(trial),
				name: file.name.slice(0, 120),
				...(leavesOut && { leaveOut: '1' as const }),
			};
			const { id } = await callApi('POST /api/bank/statements', { query, body: csvOf(file) });
			await outdateBank(client);
			setTrial(undefined);
			setFile(undefined);
			if (id === null) setAllKnown(true);
			else navigate(`${consolePages.statements.path}/${id}`);
		});
	const failure = looking.failure ?? keeping.failure;
	return (
		<Card title={t('upload')}>
			<p className={styles.lead}>{t('uploadText')}</p>
			<FilePicker
				{...{ id: 'bank-file', label: words('file'), accept: accepted, maxBytes: mostBytes }}
				{...{ dropLabel: words('drop'), chooseLabel: words('choose'), replaceLabel: words('replace') }}
				picked={file && { name: file.name }}
				error={rejected && words(rejected)}
				isDisabled={looking.isBusy || keeping.isBusy}
				onChoose={choose}
				onReject={reject}
			/>
			<div role="status">
				{looking.isBusy && <p>{words('looking')}</p>}
				{isAllKnown && <Note>{t('allKnown')}</Note>}
			</div>
			<FailureNote>{failure}</FailureNote>
			{trial && (
				<StatementTrialResult
					{...{ trial, isBusy: looking.isBusy || keeping.isBusy }}
					onChange={change}
					onKeep={(leavesOut) => void keep(leavesOut)}
				/>
			)}
		</Card>
	);
}
