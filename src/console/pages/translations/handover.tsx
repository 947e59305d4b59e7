import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { thingsInFile, translationScopes } from '#contract/api/handover.ts';
import { mostHandoverBytes } from '#domain/handover/plan-handover.ts';
import { type SourceLocale, sourceLocales } from '#domain/handover/translation-unit.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { contentListKey } from '../../content/content-queries.ts';
import { useFileTrial } from '../../use-file-trial.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import bulk from '../bulk/bulk.module.css';
import { HandoverResult } from './handover-result.tsx';
import { type Asked, translationAddress } from './translation-address.ts';
import { type Summary, translationKeys, translationListKey } from './translation-queries.ts';
import styles from './translations.module.css';

type Given = { kinds: Summary; asked: Asked & { to: Locale } };

/** Out to translators as a file, and back (decision 0112). */
export function Handover({ kinds, asked }: Given) {
	return (
		<>
			<TakeOut {...{ kinds, asked }} />
			<PutIn />
		</>
	);
}

function TakeOut({ kinds, asked }: Given) {
	const t = useTranslations('console.translation');
	const names = useTranslations('console.product.language');
	const [from, setFrom] = useState<SourceLocale>(asked.to === 'ko' ? 'en' : 'ko');
	const { kind, to, scope } = asked;
	const choose = (change: Partial<Asked>) => navigate(translationAddress({ ...asked, ...change }, 'files'), 'replace');
	const optionsOf = (locales: readonly Locale[]) => locales.map((value) => ({ value, label: names(value) }));
	return (
		<Card title={t('takeOut')}>
			<p className={bulk.small}>{t('takeOutText')}</p>
			<div className={styles.choices}>
				<Select
					{...{ name: 'from', label: t('from'), isLabelShown: true, value: from, onChange: setFrom }}
					options={sourceLocales.map((value) => ({ value, label: names(value) }))}
				/>
				<Select
					{...{ name: 'to', label: t('languages'), isLabelShown: true, value: to, options: optionsOf(allLocales) }}
					error={from === to ? t('sameLanguage') : undefined}
					onChange={(chosen) => choose({ to: chosen })}
				/>
				<Select
					{...{ name: 'kind', label: t('kinds'), isLabelShown: true, value: kind ?? 'all' }}
					options={[
						{ value: 'all' as const, label: t('allKinds') },
						...kinds.map((one) => ({ value: one.kind, label: t(`kind.${one.kind}`) })),
					]}
					onChange={(chosen) => choose({ kind: chosen === 'all' ? undefined : chosen })}
				/>
				<Select
					{...{ name: 'scope', label: t('scopes'), isLabelShown: true, value: scope }}
					options={translationScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
					onChange={(chosen) => choose({ scope: chosen })}
				/>
			</div>
			{from !== to && <Files {...{ kinds, asked, from }} />}
		</Card>
	);
}

/** How many things there are is asked of the list of each kind: the files are cut by the same number. */
function useCount({ kinds, asked: { kind, to, scope } }: Given) {
	const callApi = useApi();
	const language = useConsoleLocale();
	const counted = kinds.filter((one) => kind === undefined || one.kind === kind).map((one) => one.kind);
	return useQuery({
		queryKey: [translationListKey, 'count', counted, to, scope],
		queryFn: async () => {
			const pages = await Promise.all(
				counted.map((one) => callApi(translationListKey, { query: { kind: one, to, scope, language } })),
			);
			return pages.reduce((sum, { total }) => sum + total, 0);
		},
		refetchOnMount: 'always',
	});
}

function Files({ from, ...given }: Given & { from: SourceLocale }) {
	const t = useTranslations('console.translation');
	const { kind, to, scope } = given.asked;
	const query = useCount(given);
	// The browser's own way to a file: it shows how far it is, and nothing of it is held here.
	const addressOf = (part: number) => {
		const asked = new URLSearchParams({
			...(kind && { kind }),
			from,
			to,
			scope,
			...(part > 1 && { part: String(part) }),
		});
		return `/api/console/translations/file?${asked}`;
	};
	return (
		<Await query={query}>
			{(count) => {
				const parts = Math.ceil(count / thingsInFile);
				if (count === 0) return <p className={styles.small}>{t('nothingToTake')}</p>;
				return (
					<div className={bulk.actions}>
						{Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
							<a key={part} className={buttonClass({ variant: 'brand' })} href={addressOf(part)} download>
								<Icon name="download" />
								{parts === 1 ? t('download', { count }) : t('part', { part, parts })}
							</a>
						))}
					</div>
				);
			}}
		</Await>
	);
}

const accepted = ['.xlf', '.xliff', '.xml'];
const xliffOf = (file: File) => new Blob([file], { type: 'application/xliff+xml' });

function PutIn() {
	const t = useTranslations('console.translation');
	const callApi = useApi();
	const client = useQueryClient();
	const { file, trial, rejected, applied, isLooking, isApplying, failure, ...act } = useFileTrial({
		look: (chosen) => callApi('POST /api/console/translations/trials', { body: xliffOf(chosen) }),
		async putIn(chosen, mark) {
			const body = xliffOf(chosen);
			const { things } = await callApi('POST /api/console/translations/applications', { query: { mark }, body });
			for (const key of [contentListKey, ...translationKeys]) void client.invalidateQueries({ queryKey: [key] });
			return things;
		},
		changedSince: t('changedSince'),
	});
	return (
		<Card title={t('putIn')}>
			<p className={bulk.small}>{t('putInText')}</p>
			<FilePicker
				{...{ id: 'xliff-file', label: t('file'), hint: t('fileHint'), accept: accepted, maxBytes: mostHandoverBytes }}
				{...{ dropLabel: t('drop'), chooseLabel: t('choose'), replaceLabel: t('replace') }}
				picked={file && { name: file.name }}
				error={rejected && t(rejected === 'type' ? 'wrongType' : 'unreadable.too-large')}
				isDisabled={isLooking || isApplying}
				onChoose={act.choose}
				onReject={act.reject}
			/>
			<div role="status">
				{isLooking && <p className={bulk.looking}>{t('looking')}</p>}
				{applied !== undefined && (
					<Note>
						<p>{t('applied', { count: applied })}</p>
						<ConsoleLink to={translationAddress({ scope: 'all' })} className={buttonClass({ size: 'sm' })}>
							{t('view.gaps')}
						</ConsoleLink>
					</Note>
				)}
			</div>
			<FailureNote>{failure}</FailureNote>
			{trial && <HandoverResult trial={trial} isBusy={isApplying} onApply={act.apply} />}
		</Card>
	);
}
