import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { RateChange } from '#contract/api/site-desk.ts';
import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isSame } from '#domain/content/compare-content.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type Currency, currencies } from '#domain/product/currency.ts';
import { changedRates, farOffRates } from '#domain/product/rate-change.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DayField } from '#views/field/day-field.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { MetNote } from './met-rates.tsx';
import { faultsOf, isAsSet, metRates, type RateValues, ratesOf, valuesOf } from './rate-values.ts';
import styles from './site.module.css';

const ratesKey = 'GET /api/console/site/rates';
const changesKey = 'GET /api/console/site/rate-changes';
type Current = OutputOf<Api[typeof ratesKey]>;
type RateForm = ReturnType<typeof useForm<RateValues>>;

/** The rates of other currencies, and who set them when (decision 0113). */
export function RatesPage() {
	const t = useTranslations('console.rate');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const [said, setSaid] = useState<string>();
	const query = useQuery({
		queryKey: [ratesKey],
		queryFn: () => callApi(ratesKey, {}),
		refetchOnMount: 'always',
	});
	return (
		<>
			<PageHead title={pages('rates')} text={t('lead')} />
			<div className={styles.page}>
				<Await query={query}>{(current) => <RateForm current={current} onDone={() => setSaid(t('saved'))} />}</Await>
				<History />
			</div>
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}

const idOf = (field: string) => `rate-${field.replaceAll('.', '-')}`;

function RateForm({ current, onDone }: { current: Current; onDone: () => void }) {
	const t = useTranslations('console.rate');
	const currency = useTranslations('currency');
	const callApi = useApi();
	const client = useQueryClient();
	const [leaps, setLeaps] = useState<Currency[]>([]);
	const form = useForm<RateValues>({
		...{ blank: valuesOf(current.rates, koreanDay(new Date())), faultsOf, idOf, textOf: useConsoleFailure() },
		asksBeforeLeaving: true,
		onRefusal: async ({ code }) => {
			if (code === 'changed-since') await client.invalidateQueries({ queryKey: [ratesKey] });
			return undefined;
		},
	});
	const { begun, begin, met, keepMine } = useMet(form, current);
	const save = (sureOf: Currency[]) =>
		form.submit({
			send: async (values) => {
				const body = { asOf: values.asOf, rates: ratesOf(values), before: begun.rates, sureOf };
				const set = await callApi('PUT /api/console/site/rates', { body });
				setLeaps([]);
				onDone();
				begin(set);
				client.setQueryData([ratesKey], set);
				await client.invalidateQueries({ queryKey: [changesKey] });
			},
		});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const far = farOffRates(current.lastKnown, ratesOf(form.values));
		if (Object.keys(faultsOf(form.values)).length === 0 && far.length > 0) setLeaps(far);
		else void save([]);
	};
	const sure = async () => {
		await save(leaps);
		setLeaps([]);
	};
	const labelOf = (field: string) =>
		field === 'asOf' ? t('asOf') : t('rate', { currency: field.split('.').at(-1) ?? '' });
	return (
		<Card title={t('form')}>
			<form className={styles.form} noValidate onSubmit={submit}>
				<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={labelOf} />
				{met && <MetNote {...{ met, onKeep: keepMine, onTake: () => begin(current) }} />}
				{form.failure && !met && (
					<Note tone="bad" isAlert>
						{form.failure}
					</Note>
				)}
				<p className={styles.small}>{t('emptyHint')}</p>
				<div className={styles.fields}>
					{currencies.map((code) => (
						<TextField
							key={code}
							{...form.field(`rates.${code}`)}
							label={`${currency('name', { code })}: ${t('rate', { currency: code })}`}
							hint={hintOf(code)}
							inputMode="decimal"
							maxLength={20}
						/>
					))}
					<DayField
						id={idOf('asOf')}
						{...{ label: t('asOf'), hint: t('asOfHint'), value: form.values.asOf, daysAhead: 0, daysBack: 60 }}
						error={form.errorOf('asOf')}
						onChange={(asOf) => form.change({ asOf })}
					/>
				</div>
				<div>
					<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={isAsSet(form.values, current)}>
						{t('save')}
					</Button>
				</div>
			</form>
			<LeapsDialog
				{...{ leaps, isBusy: form.isBusy, before: current.lastKnown, after: ratesOf(form.values) }}
				onConfirm={() => void sure()}
				onClose={() => setLeaps([])}
			/>
		</Card>
	);

	function hintOf(code: Currency): string {
		const [won, date] = [current.rates[code], current.asOf[code]];
		return won === undefined || date === undefined
			? t('noRate')
			: t('rateHint', { won: String(won), date: formatDate(date) });
	}
}

/** What the form began with is not what is set by now: somebody else was quicker. */
function useMet(form: RateForm, current: Current) {
	const [begun, setBegun] = useState(current);
	const isOther = !isSame(begun.rates, current.rates);
	const begin = (next: Current) => {
		setBegun(next);
		form.restart(valuesOf(next.rates, koreanDay(new Date())));
	};
	// Nothing was typed yet: what somebody else has set stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what is set matters
	useEffect(() => {
		if (isOther && !form.isDirty) begin(current);
	}, [current]);
	const met = isOther && form.isDirty ? metRates(form.values, { begun: begun.rates, now: current.rates }) : undefined;
	const keepMine = () => {
		if (met) form.change(met.mine);
		setBegun(current);
		form.forgetFailure();
	};
	return { begun, begin, met, keepMine };
}

type Leaps = {
	leaps: readonly Currency[];
	isBusy: boolean;
	before: Current['lastKnown'];
	after: Current['lastKnown'];
	onConfirm: () => void;
	onClose: () => void;
};

function LeapsDialog({ leaps, before, after, ...props }: Leaps) {
	const t = useTranslations('console.rate');
	return (
		<ConfirmDialog
			{...{ isOpen: leaps.length > 0, title: t('sure'), confirmLabel: t('confirm'), cancelLabel: t('back') }}
			{...props}
		>
			<p>{t('sureText')}</p>
			<ul>
				{leaps.map((code) => (
					<li key={code}>
						{t('leap', { currency: code, before: String(before[code] ?? ''), after: String(after[code] ?? '') })}
					</li>
				))}
			</ul>
		</ConfirmDialog>
	);
}

function History() {
	const t = useTranslations('console.rate');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [changesKey],
		queryFn: ({ pageParam: cursor }) => callApi(changesKey, { query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
	const columns: readonly LongColumn<RateChange>[] = [
		{ id: 'when', header: t('when'), cell: ({ at }) => momentOf(at) },
		{ id: 'who', header: t('who'), cell: ({ by }) => by ?? t('gone') },
		{ id: 'asOf', header: t('asOf'), cell: ({ asOf }) => formatDate(asOf) },
		{ id: 'what', header: t('what'), cell: (change) => <Changed change={change} /> },
	];
	return (
		<section className={styles.history} aria-label={t('history')}>
			<h2>{t('history')}</h2>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState isPanel title={t('empty')} text={t('emptyText')} />;
					return (
						<LongTable
							{...{ name: changesKey, label: t('history'), columns, items, query, rowHeight: 72 }}
							className={styles.changes}
							idOf={({ id }) => String(id)}
						/>
					);
				}}
			</Await>
		</section>
	);
}

function Changed({ change: { before, after } }: { change: RateChange }) {
	const t = useTranslations('console.rate');
	const changed = changedRates(before, after);
	if (changed.length === 0) return <span className={styles.small}>{t('same')}</span>;
	return (
		<ul className={styles.rates}>
			{changed.map((code) => (
				<li key={code}>
					<b>{code}</b> {after[code] === undefined ? t('hidden') : String(after[code])}{' '}
					{before[code] !== undefined && (
						<span className={styles.small}>{t('was', { won: String(before[code]) })}</span>
					)}
				</li>
			))}
		</ul>
	);
}
