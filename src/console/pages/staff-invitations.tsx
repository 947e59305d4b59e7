import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { OpenInvitation, Workplace } from '#contract/api/organisation.ts';
import { canBeNarrowed, type Duty, firstDuties } from '#domain/organisation/duties.ts';
import { agencyId, type Role, roles } from '#domain/organisation/organisation.ts';
import { isOperatorRole } from '#domain/organisation/rights.ts';
import { formatDate } from '#i18n/format.ts';
import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useDutyNames } from '#views/member/join/use-duty-names.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import { useConsoleLocale } from '../viewer.tsx';
import styles from './staff.module.css';
import { DutyChoice } from './staff-duties.tsx';

const listKey = 'GET /api/organisations/:id/invitations';

type Props = {
	workplace: Pick<Workplace, 'id' | 'name'>;
	firstRole?: Role | undefined;
	onTold: (sentence: string) => void;
};

/** Inviting, and what nobody has accepted yet. */
export function StaffInvitations({ workplace, firstRole, onTold }: Props) {
	const t = useTranslations('staff.desk');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [listKey, workplace.id],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { params: { id: workplace.id }, query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<div className={styles.stack}>
			<Card title={t('inviteTitle')}>
				<InviteForm {...{ workplace, firstRole, onTold }} />
			</Card>
			<Card title={t('invited')}>
				<Await query={query}>
					{(data) => {
						const items = data.flatMap((page) => page.items);
						if (items.length === 0) return <p className={styles.small}>{t('invitedEmpty')}</p>;
						return (
							<>
								<ul className={styles.people}>
									{items.map((one) => (
										<Invited key={one.id} workplace={workplace} one={one} onTold={onTold} />
									))}
								</ul>
								{query.hasNextPage && (
									<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
										{t('more')}
									</Button>
								)}
							</>
						);
					}}
				</Await>
			</Card>
		</div>
	);
}

/** Until something is ticked, the duties are those the role begins with. */
type Values = { email: string; role: Role; language: Locale; duties: Duty[] | null };

const faultsOf = ({ email }: Values): Faults<keyof Values> => {
	if (email.trim() === '') return { email: 'required' };
	return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: 'email-wrong' };
};

function InviteForm({ workplace, firstRole = 'desk', onTold }: Props) {
	const t = useTranslations('staff.desk');
	const words = useTranslations('staff');
	const callApi = useApi();
	const client = useQueryClient();
	const language = useConsoleLocale();
	const { signedIn, dialog } = useSignInAgain();
	const blank: Values = { email: '', role: firstRole, language, duties: null };
	const form = useForm<Values, keyof Values>({ blank, faultsOf, textOf: useConsoleFailure(), asksBeforeLeaving: true });
	const chosenOf = ({ duties, role }: Values) => duties ?? firstDuties(role);
	const isNarrowed = (role: Role) => canBeNarrowed({ organisationId: workplace.id, role });
	const send = async (values: Values) => {
		const email = values.email.trim();
		const duties = isNarrowed(values.role) ? chosenOf(values) : null;
		const call = { params: { id: workplace.id }, body: { ...values, duties, email } };
		const sent = await signedIn(() => callApi('POST /api/organisations/:id/invitations', call));
		if (sent === undefined) return;
		form.restart(blank);
		onTold(t('sent', { email }));
		await client.invalidateQueries({ queryKey: [listKey, workplace.id] });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<>
			<form className={styles.form} noValidate onSubmit={submit}>
				<p className={styles.small}>{t('inviteText')}</p>
				<FormSummary
					form={form}
					title={() => t('mendTitle')}
					labelOf={(field) => (field === 'duties' ? words('duty.label') : t(field))}
					level={3}
				/>
				<TextField
					{...form.field('email')}
					label={t('email')}
					type="email"
					inputMode="email"
					autoComplete="off"
					maxLength={254}
				/>
				<FieldGroup label={t('role')} isRadioGroup layout="stack">
					<div className={styles.roles}>
						{roles.map((role) => (
							<ChoiceCard
								key={role}
								name="role"
								value={role}
								title={words(`role.${role}`)}
								text={
									workplace.id === agencyId && isOperatorRole(role) ? t(`atAgency.${role}`) : words(`roleText.${role}`)
								}
								isChecked={form.values.role === role}
								onChange={() => form.change({ role })}
							/>
						))}
					</div>
				</FieldGroup>
				{isNarrowed(form.values.role) && (
					<FieldGroup label={words('duty.label')} layout="stack">
						<p className={styles.small}>{t('duties.lead')}</p>
						<DutyChoice chosen={chosenOf(form.values)} onChange={(duties) => form.change({ duties })} />
					</FieldGroup>
				)}
				<Select
					label={t('language')}
					isLabelShown
					name="language"
					value={form.values.language}
					options={allLocales.map((value) => ({ value, label: locales[value].ownName }))}
					onChange={(next) => form.change({ language: next })}
				/>
				<FailureNote>{form.failure}</FailureNote>
				<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
					{t('send')}
				</Button>
			</form>
			{dialog}
		</>
	);
}

function Invited({ workplace, one, onTold }: Props & { one: OpenInvitation }) {
	const t = useTranslations('staff.desk');
	const names = useTranslations('staff.role');
	const dutyNames = useDutyNames();
	const callApi = useApi();
	const client = useQueryClient();
	const { save, failure, isBusy } = useSaving({ textOf: useConsoleFailure() });
	const withdraw = async () => {
		const params = { id: workplace.id, invitationId: one.id };
		const gone = await save(() => callApi('DELETE /api/organisations/:id/invitations/:invitationId', { params }));
		await client.invalidateQueries({ queryKey: [listKey, workplace.id] });
		if (gone) onTold(t('withdrawn', { email: one.email }));
	};
	return (
		<li className={styles.person}>
			<div className={styles.who}>
				<p className={styles.address}>
					<b>{one.email}</b>
				</p>
				<p className={styles.small}>
					<span>{names(one.role)}</span>
					<span>{t('until', { date: formatDate(one.expiresOn) })}</span>
				</p>
				{canBeNarrowed({ organisationId: workplace.id, role: one.role }) && (
					<p className={styles.small}>{t('duties.said', { duties: dutyNames(one.duties) })}</p>
				)}
				<FailureNote>{failure}</FailureNote>
			</div>
			<div className={styles.does}>
				{one.isExpired && <Badge tone="warn">{t('expired')}</Badge>}
				<Button
					variant="quiet"
					size="sm"
					isBusy={isBusy}
					aria-label={t('withdrawOf', { email: one.email })}
					onClick={() => void withdraw()}
				>
					{t('withdraw')}
				</Button>
			</div>
		</li>
	);
}
