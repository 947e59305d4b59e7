import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CalendarHouse, OutsideCalendar } from '#contract/api/outside-calendar.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { momentOf } from '../../moment.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import shared from './calendar.module.css';
import { plansKey } from './choices.ts';
import styles from './outside-calendars.module.css';

const key = 'GET /api/console/calendars';
type Product = { id: string; title: string };
type Props = { organisation: string | undefined; products: readonly Product[] };

/** Calendars that the house keeps elsewhere, and its own for elsewhere. */
export function OutsideCalendars({ organisation, products }: Props) {
	const t = useTranslations('console.calendar.outside');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useQuery({
		queryKey: [key, language, organisation],
		queryFn: () => callApi(key, { query: { language, organisation } }),
		// A calendar that was just added is read by a job within seconds.
		refetchInterval: ({ state }) => (state.data?.calendars.some(isAwaited) ? 3_000 : false),
	});
	return (
		<div className={styles.outside}>
			<Await query={query}>
				{(house) => (
					<>
						<Card title={t('title')}>
							<p className={shared.small}>{t('text')}</p>
							{house.calendars.length === 0 && <p className={shared.small}>{t('none')}</p>}
							<ul className={styles.calendars}>
								{house.calendars.map((calendar) => (
									<One key={calendar.id} calendar={calendar} mayEdit={house.mayEdit} />
								))}
							</ul>
							{house.mayEdit && <NewCalendar house={house} products={products} />}
						</Card>
						<Feed house={house} />
					</>
				)}
			</Await>
		</div>
	);
}

const isAwaited = ({ readAt, failure }: OutsideCalendar) => readAt === null && failure === null;

function useRenewed() {
	const client = useQueryClient();
	return async () => {
		await client.invalidateQueries({ queryKey: [key] });
		await client.invalidateQueries({ queryKey: plansKey });
	};
}

function One({ calendar, mayEdit }: { calendar: OutsideCalendar; mayEdit: boolean }) {
	const t = useTranslations('console.calendar.outside');
	const locale = useConsoleLocale();
	const { id, name, host, product, readAt, failure, times, clashes } = calendar;
	return (
		<li>
			<p>
				<b>{name}</b>{' '}
				{failure ? (
					<Badge tone="bad">{t('failing')}</Badge>
				) : (
					isAwaited(calendar) && <Badge tone="warn">{t('awaited')}</Badge>
				)}
			</p>
			<p className={shared.small}>{[product ?? t('allProducts'), host, t('times', { count: times })].join(' · ')}</p>
			{readAt && <p className={shared.small}>{t('readAt', { moment: momentOf(readAt) })}</p>}
			{failure && <Note tone="bad">{t(`failure.${failure}`)}</Note>}
			{clashes.length > 0 && (
				<Note tone="warn">
					{t('clashes', { count: clashes.length })}
					<ul className={styles.clashes}>
						{clashes.map(({ reservationId, code, on, time }) => (
							<li key={reservationId}>
								<ConsoleLink to={`${consolePages.reservations.path}/${reservationId}`}>
									{[formatDateWithWeekday(on, locale), time, code].filter(Boolean).join(' ')}
								</ConsoleLink>
							</li>
						))}
					</ul>
				</Note>
			)}
			{mayEdit && <OneActions id={id} name={name} />}
		</li>
	);
}

function OneActions({ id, name }: { id: string; name: string }) {
	const t = useTranslations('console.calendar.outside');
	const callApi = useApi();
	const renew = useRenewed();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const [isAsked, setIsAsked] = useState(false);
	const readNow = () =>
		saving.save(async () => {
			await callApi('POST /api/console/calendars/:id/reading', { params: { id } });
			await renew();
		});
	const remove = () =>
		saving.save(async () => {
			await callApi('DELETE /api/console/calendars/:id', { params: { id } });
			setIsAsked(false);
			await renew();
		});
	return (
		<div className={styles.actions}>
			<Button size="sm" isBusy={saving.isBusy} onClick={() => void readNow()} aria-label={`${t('readNow')}: ${name}`}>
				{t('readNow')}
			</Button>
			<Button size="sm" onClick={() => setIsAsked(true)} aria-label={`${t('remove')}: ${name}`}>
				{t('remove')}
			</Button>
			{saving.failure && !isAsked && (
				<Note tone="bad" isAlert>
					{saving.failure}
				</Note>
			)}
			<ConfirmDialog
				isOpen={isAsked}
				title={t('removeTitle', { name })}
				confirmLabel={t('remove')}
				cancelLabel={t('keep')}
				isDestructive
				isBusy={saving.isBusy}
				error={saving.failure}
				onConfirm={() => void remove()}
				onClose={() => setIsAsked(false)}
			>
				{t('removeText')}
			</ConfirmDialog>
		</div>
	);
}

type Values = { name: string; address: string; product: string };
const all = 'all';
const blank: Values = { name: '', address: '', product: all };

function NewCalendar({ house, products }: { house: CalendarHouse; products: readonly Product[] }) {
	const t = useTranslations('console.calendar.outside');
	const callApi = useApi();
	const renew = useRenewed();
	const form = useForm<Values, keyof Values>({
		blank,
		faultsOf: ({ name, address }) => ({
			...(name.trim() === '' && { name: 'required' }),
			...(address.trim() === '' && { address: 'required' }),
		}),
		textOf: useConsoleFailure(),
		asksBeforeLeaving: true,
	});
	const send = async ({ name, address, product }: Values) => {
		const body = { organisation: house.organisationId, name, address, ...(product !== all && { product }) };
		await callApi('POST /api/console/calendars', { body });
		form.restart(blank);
		await renew();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={shared.form} noValidate onSubmit={submit}>
			<h3 className={shared.heading}>{t('add')}</h3>
			<TextField {...form.field('name')} label={t('name')} hint={t('nameHint')} maxLength={60} />
			<TextField
				{...form.field('address')}
				label={t('address')}
				hint={t('addressHint')}
				maxLength={1_000}
				inputMode="url"
			/>
			<Select
				name="outside-product"
				label={t('product')}
				value={form.values.product}
				options={[
					{ value: all, label: t('allProducts') },
					...products.map(({ id, title }) => ({ value: id, label: title })),
				]}
				onChange={(product) => form.change({ product })}
			/>
			<FailureNote>{form.anyFailure}</FailureNote>
			<Button type="submit" variant="brand" isBusy={form.isBusy}>
				{t('save')}
			</Button>
		</form>
	);
}

function Feed({ house: { feed, organisationId: organisation } }: { house: CalendarHouse }) {
	const t = useTranslations('console.calendar.feed');
	const callApi = useApi();
	const renew = useRenewed();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const make = () =>
		saving.save(async () => {
			await callApi('POST /api/console/calendar-feed', { body: { organisation } });
			await renew();
		});
	const end = () =>
		saving.save(async () => {
			await callApi('DELETE /api/console/calendar-feed', { query: { organisation } });
			await renew();
		});
	return (
		<Card title={t('title')}>
			<p className={shared.small}>{t('text')}</p>
			{feed && (
				<>
					<TextField label={t('address')} value={feed} readOnly onChange={() => undefined} />
					<CopyButton text={feed} label={t('copy')} doneLabel={t('copied')} />
				</>
			)}
			<div className={styles.actions}>
				<Button isBusy={saving.isBusy} onClick={() => void make()}>
					{t(feed ? 'renew' : 'make')}
				</Button>
				{feed && (
					<Button isBusy={saving.isBusy} onClick={() => void end()}>
						{t('end')}
					</Button>
				)}
			</div>
			<FailureNote>{saving.failure}</FailureNote>
		</Card>
	);
}
