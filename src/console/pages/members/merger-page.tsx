import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Merger, MergerSide } from '#contract/api/member-desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { IdentityCheck } from '#domain/member/member-desk.ts';
import { heldKinds, type MergeReason, mergeReasons } from '#domain/member/merge.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import queues from '../queues.module.css';
import { CheckSelect } from './check-select.tsx';
import { memberTones } from './member-tones.ts';
import styles from './members.module.css';
import { useCountryName } from './use-country-name.ts';

const path = consolePages.members.path;
const key = 'GET /api/members/:id/merger';

/** Two accounts of one person become one: the other is looked for, both are compared, and one of them stays. */
export function MergerPage() {
	const t = useTranslations('console.member');
	const { match, query } = useConsoleAddress();
	const id = match?.params.id ?? '';
	const other = query.get('other');
	const [stayed, setStayed] = useState<string>();
	return (
		<>
			<PageHead
				above={<ConsoleLink to={`${path}/${stayed ?? id}`}>{t('merger.back')}</ConsoleLink>}
				title={t('merger.title')}
				text={t('merger.lead')}
			/>
			{stayed !== undefined ? (
				<Note>
					<p role="status">{t('merger.done')}</p>
					<ConsoleLink to={`${path}/${stayed}`}>{t('merger.open')}</ConsoleLink>
				</Note>
			) : other === null ? (
				<Finding id={id} />
			) : (
				<Comparing key={`${id} ${other}`} {...{ id, other }} onDone={setStayed} />
			)}
		</>
	);
}

/** What is typed stands in no address, as in the list of members. */
function Finding({ id }: { id: string }) {
	const t = useTranslations('console.member');
	const countryName = useCountryName();
	const callApi = useApi();
	const [text, setText] = useState('');
	const query = useQuery({
		queryKey: ['POST /api/member-searches', text],
		queryFn: () => callApi('POST /api/member-searches', { body: { text } }),
		placeholderData: keepPreviousData,
		enabled: text !== '',
		gcTime: 0,
	});
	return (
		<>
			<div className={styles.search}>
				<TypedSearch
					words={{
						...{ label: t('merger.find'), placeholder: t('searchPlaceholder') },
						...{ submitLabel: t('searchSubmit'), clearLabel: t('searchClear') },
					}}
					search={text}
					maxLength={120}
					onSearch={(typed) => setText(typed ?? '')}
				/>
			</div>
			{text !== '' && (
				<Await query={query}>
					{({ found }) => {
						const others = found.filter((row) => row.id !== id);
						if (others.length === 0) return <EmptyState isPanel title={t('nobody')} text={t('nobodyText')} />;
						return (
							<ul className={queues.list}>
								{others.map((row) => (
									<li key={row.id} className={queues.row}>
										<div className={queues.words}>
											<ConsoleLink to={`${path}/${id}/merge?other=${row.id}`} className={queues.name}>
												{t('merger.choose', { name: [row.name, row.ownName].filter(Boolean).join(' · ') })}
											</ConsoleLink>
											<p className={queues.excerpt}>
												{[row.email, row.phone, countryName(row.country)].filter(Boolean).join(' · ')}
											</p>
										</div>
										<Badge tone={memberTones[row.status]}>{t(`status.${row.status}`)}</Badge>
									</li>
								))}
							</ul>
						);
					}}
				</Await>
			)}
		</>
	);
}

type Two = { id: string; other: string; onDone: (stays: string) => void };

function Comparing({ id, other, onDone }: Two) {
	const t = useTranslations('console.member');
	const callApi = useApi();
	const query = useQuery({
		queryKey: [key, id, other],
		queryFn: () => callApi(key, { params: { id }, query: { other } }),
		gcTime: 0,
	});
	return (
		<Await query={query}>
			{({ sides }) => (
				<div className={styles.page}>
					<div className={styles.column}>
						<Card title={t('merger.table')}>
							<Table sides={sides} />
							<ConsoleLink to={`${path}/${id}/merge`}>{t('merger.another')}</ConsoleLink>
						</Card>
					</div>
					<div className={styles.column}>
						<Card title={t('merger.stays')}>
							{sides.every(({ refusal }) => refusal !== null) ? (
								<Note tone="warn">{t(`merger.refusal.${sides[0].refusal ?? 'same'}`)}</Note>
							) : (
								<MergeForm sides={sides} onDone={onDone} />
							)}
						</Card>
					</div>
				</div>
			)}
		</Await>
	);
}

const nameOf = ({ name, ownName }: MergerSide) => [name, ownName].filter(Boolean).join(' · ');

function Table({ sides }: { sides: Merger['sides'] }) {
	const t = useTranslations('console.member');
	const countryName = useCountryName();
	const rows: [string, (side: MergerSide) => string | number][] = [
		[
			t('facts.email'),
			({ email, isEmailProved }) =>
				email === null ? '–' : `${email} (${t(isEmailProved ? 'merger.proved' : 'facts.unproved')})`,
		],
		[t('facts.phone'), ({ phone }) => phone ?? '–'],
		[t('facts.country'), ({ country }) => countryName(country) ?? '–'],
		[t('facts.kind'), ({ kind, houses }) => [t(`kind.${kind}`), ...houses].join(' · ')],
		[t('facts.joined'), ({ joinedAt }) => formatDate(joinedAt, 'Asia/Seoul')],
		...heldKinds.map((kind): [string, (side: MergerSide) => string | number] => [
			t(`merger.held.${kind}`),
			({ held, works }) =>
				kind === 'works' && works.length > 0
					? works.map(({ name, role }) => `${name ?? t('agency')} (${t(`role.${role}`)})`).join(', ')
					: held[kind],
		]),
	];
	return (
		<table className={styles.compared}>
			<thead>
				<tr>
					<td />
					{sides.map((side) => (
						<th key={side.id} scope="col">
							<ConsoleLink to={`${path}/${side.id}`}>{nameOf(side)}</ConsoleLink>{' '}
							<Badge tone={memberTones[side.status]}>{t(`status.${side.status}`)}</Badge>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, tell]) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{sides.map((side) => (
							<td key={side.id}>{tell(side)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

type Values = { stays: string; reason: MergeReason | ''; check: IdentityCheck | '' };
const faultsOf = (values: Values) =>
	Object.fromEntries(
		(['stays', 'reason', 'check'] as const).flatMap((field) =>
			values[field] === '' ? [[field, 'not-chosen' as const]] : [],
		),
	);

function MergeForm({ sides, onDone }: { sides: Merger['sides']; onDone: (stays: string) => void }) {
	const t = useTranslations('console.member');
	const callApi = useApi();
	const client = useQueryClient();
	const { signedIn, dialog } = useSignInAgain();
	const [isAsking, setAsking] = useState(false);
	const idOf = (field: string) => `merge-${field}`;
	const form = useForm<Values>({
		blank: { stays: sides.find(({ refusal }) => refusal === null)?.id ?? '', reason: '', check: '' },
		...{ faultsOf, textOf: useConsoleFailure(), idOf, asksBeforeLeaving: true },
		bringUp: (wrong) => {
			focusFirst(wrong.map(idOf));
			return [];
		},
	});
	const send = async ({ stays, reason, check }: Values) => {
		const other = sides.find((side) => side.id !== stays)?.id;
		if (other === undefined || reason === '' || check === '') return;
		const call = () =>
			callApi('POST /api/members/:id/merger', { params: { id: stays }, body: { other, reason, check } });
		if ((await signedIn(call)) === undefined) return;
		setAsking(false);
		onDone(stays);
		void client.invalidateQueries({ queryKey: ['GET /api/members/:id'] });
		void client.invalidateQueries({ queryKey: ['GET /api/members'] });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: async () => setAsking(true) });
	};
	return (
		<>
			<form className={styles.stack} noValidate onSubmit={submit}>
				<FieldGroup
					id={form.idOf('stays')}
					label={t('merger.stays')}
					hint={t('merger.staysHint')}
					error={form.errorOf('stays')}
					layout="cards"
					isRadioGroup
					isLabelHidden
				>
					{sides.map((side) => (
						<ChoiceCard
							key={side.id}
							name="stays"
							value={side.id}
							title={nameOf(side)}
							text={[side.email, side.refusal && t(`merger.refusal.${side.refusal}`)].filter(Boolean).join(' · ')}
							isChecked={form.values.stays === side.id}
							isDisabled={side.refusal !== null}
							onChange={(stays) => form.change({ stays })}
						/>
					))}
				</FieldGroup>
				<p className={`${styles.small} ${styles.asTyped}`}>{t('merger.moves')}</p>
				<Select
					id={form.idOf('reason')}
					name="reason"
					label={t('merger.reason')}
					isLabelShown
					placeholder={t('merger.reasonChoose')}
					value={form.values.reason}
					error={form.errorOf('reason')}
					options={mergeReasons.map((value) => ({ value, label: t(`merger.reasons.${value}`) }))}
					onChange={(reason) => form.change({ reason })}
				/>
				<CheckSelect
					id={form.idOf('check')}
					value={form.values.check}
					error={form.errorOf('check')}
					onChange={(check) => form.change({ check })}
				/>
				{form.failure && !isAsking && (
					<Note tone="bad" isAlert>
						{form.failure}
					</Note>
				)}
				<div>
					<Button type="submit" variant="danger" isBusy={form.isBusy}>
						{t('merger.send')}
					</Button>
				</div>
			</form>
			<ConfirmDialog
				{...{ isOpen: isAsking, isBusy: form.isBusy, error: form.failure, isDestructive: true }}
				{...{ confirmLabel: t('merger.send'), cancelLabel: t('merger.ask.keep'), title: t('merger.ask.title') }}
				onConfirm={() => void form.submit({ send })}
				onClose={() => setAsking(false)}
			>
				<WhatHappens sides={sides} stays={form.values.stays} />
			</ConfirmDialog>
			{dialog}
		</>
	);
}

/** Of exactly these two: which one ends, and what of it goes over. */
function WhatHappens({ sides, stays }: { sides: Merger['sides']; stays: string }) {
	const t = useTranslations('console.member');
	const named = (side: MergerSide | undefined) => (side ? [nameOf(side), side.email].filter(Boolean).join(' · ') : '');
	const goes = sides.find(({ id }) => id !== stays);
	const held = heldKinds
		.filter((kind) => kind !== 'passkeys' && kind !== 'sessions' && (goes?.held[kind] ?? 0) > 0)
		.map((kind) => `${t(`merger.held.${kind}`)} ${goes?.held[kind]}`);
	return (
		<>
			<p>
				<b>{t('merger.ask.stays', { name: named(sides.find(({ id }) => id === stays)) })}</b>
			</p>
			<p>
				<b>{t('merger.ask.goes', { name: named(goes) })}</b>
			</p>
			<p>{held.length > 0 ? t('merger.ask.moves', { held: held.join(', ') }) : t('merger.ask.nothing')}</p>
			<p>{t('merger.ask.end')}</p>
		</>
	);
}
