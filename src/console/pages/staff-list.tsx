import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Colleague, Workplace } from '#contract/api/organisation.ts';
import { type Role, roles } from '#domain/organisation/organisation.ts';
import { formatDate } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { ConsoleLink } from '../address.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './staff.module.css';
import { StaffDuties } from './staff-duties.tsx';

const listId = 'staff-list';
const staffKey = 'GET /api/organisations/:id/staff';

function useStaff(id: string) {
	const callApi = useApi();
	return useInfiniteQuery({
		queryKey: [staffKey, id],
		queryFn: ({ pageParam: cursor }) => callApi(staffKey, { params: { id }, query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
}

type Props = {
	workplace: Pick<Workplace, 'id' | 'name' | 'mayManage'>;
	/** To operators: where more of somebody is seen. */
	linkOf?: ((memberId: string) => string) | undefined;
	onTold: (sentence: string, isLeft?: boolean) => void;
};

/** Colleagues, with what each is; who manages them gives roles and lets people go, everybody may leave. */
export function StaffList({ workplace, linkOf, onTold }: Props) {
	const t = useTranslations('staff.desk');
	const query = useStaff(workplace.id);
	return (
		<Card title={t('team')}>
			<Await query={query}>
				{(data) => (
					<>
						<p className={styles.small}>{t('count', { count: data[0]?.total ?? 0 })}</p>
						<ul id={listId} className={styles.people} tabIndex={-1}>
							{data
								.flatMap(({ items }) => items)
								.map((one) => (
									<Person key={one.memberId} {...{ workplace, one, linkOf, onTold }} />
								))}
						</ul>
						{query.hasNextPage && (
							<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
								{t('more')}
							</Button>
						)}
					</>
				)}
			</Await>
		</Card>
	);
}

function Person({ workplace, one, linkOf, onTold }: Props & { one: Colleague }) {
	const t = useTranslations('staff.desk');
	const names = useTranslations('staff.role');
	const client = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const mayGo = !one.isLastOwner && (one.isMe || workplace.mayManage);
	return (
		<li className={styles.person}>
			<Avatar name={one.name} size="sm" />
			<div className={styles.who}>
				<p className={styles.name}>
					<b>{linkOf ? <ConsoleLink to={linkOf(one.memberId)}>{one.name}</ConsoleLink> : one.name}</b>{' '}
					{one.isMe && <Badge tone="brand">{t('you')}</Badge>}
					{one.isSuspended && <Badge tone="bad">{t('suspended')}</Badge>}
				</p>
				<p className={styles.small}>
					{one.email && <span className={styles.address}>{one.email}</span>}
					<span>{t('since', { date: formatDate(one.joinedOn) })}</span>
				</p>
				<StaffDuties
					{...{ workplace, one, onTold }}
					onAsked={() => client.invalidateQueries({ queryKey: [staffKey, workplace.id] })}
				/>
				{one.isLastOwner && (one.isMe || workplace.mayManage) && <p className={styles.small}>{t('lastOwner')}</p>}
			</div>
			<div className={styles.does}>
				{workplace.mayManage && !one.isLastOwner ? (
					<RoleChoice workplace={workplace} one={one} onTold={onTold} />
				) : (
					<Badge>{names(one.role)}</Badge>
				)}
				{mayGo && (
					<Button
						variant="quiet"
						size="sm"
						aria-label={one.isMe ? undefined : t('removeOf', { name: one.name })}
						onClick={() => setAsking(true)}
					>
						{one.isMe ? t('leave') : t('remove')}
					</Button>
				)}
			</div>
			<GoingDialog workplace={workplace} one={one} isOpen={isAsking} onClose={() => setAsking(false)} onTold={onTold} />
		</li>
	);
}

/** Given when it is saved, as keys pass over roles that nobody means; for who still has the role that stands here. */
function RoleChoice({ workplace, one, onTold }: Props & { one: Colleague }) {
	const t = useTranslations('staff.desk');
	const names = useTranslations('staff.role');
	const callApi = useApi();
	const client = useQueryClient();
	const { save, failure, isBusy } = useSaving({ textOf: useConsoleFailure() });
	const { signedIn, dialog } = useSignInAgain();
	const selectId = useId();
	const [chosen, setChosen] = useState<Role>();
	const role = chosen ?? one.role;
	const label = t('roleOf', { name: one.name });
	const give = async () => {
		const params = { id: workplace.id, memberId: one.memberId };
		const body = { role, seen: one.role };
		const call = { params, body };
		const given = await save(() => signedIn(() => callApi('PUT /api/organisations/:id/staff/:memberId', call)));
		await client.invalidateQueries({ queryKey: [staffKey, workplace.id] });
		if (!given) return;
		setChosen(undefined);
		document.getElementById(selectId)?.focus();
		onTold(t('roleSaved', { name: one.name, role: names(role) }), one.isMe);
	};
	return (
		<>
			<Select
				id={selectId}
				label={label}
				name={`role-${one.memberId}`}
				value={role}
				options={roles.map((value) => ({ value, label: names(value) }))}
				onChange={setChosen}
			/>
			{role !== one.role && (
				<Button
					size="sm"
					variant="primary"
					isBusy={isBusy}
					aria-label={`${t('duties.save')}: ${label}, ${names(role)}`}
					onClick={() => void give()}
				>
					{t('duties.save')}
				</Button>
			)}
			{dialog}
			<FailureNote>{failure}</FailureNote>
		</>
	);
}

type Going = Props & { one: Colleague; isOpen: boolean; onClose: () => void };

function GoingDialog({ workplace, one, isOpen, onClose, onTold }: Going) {
	const t = useTranslations('staff.desk');
	const callApi = useApi();
	const client = useQueryClient();
	const { save, failure, isBusy, forget } = useSaving({ textOf: useConsoleFailure() });
	const values = { name: one.name, business: workplace.name };
	const close = () => {
		forget();
		onClose();
	};
	const go = async () => {
		const params = { id: workplace.id, memberId: one.memberId };
		const gone = await save(() => callApi('DELETE /api/organisations/:id/staff/:memberId', { params }));
		if (!gone) return;
		close();
		// The rights of who left are gone with the page that shows them.
		if (one.isMe) return window.location.assign('/');
		onTold(t('removed', values));
		await client.invalidateQueries({ queryKey: [staffKey, workplace.id] });
		// Their line is gone, and what was pressed with it.
		document.getElementById(listId)?.focus();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t(one.isMe ? 'leaveTitle' : 'removeTitle', values)}
			confirmLabel={one.isMe ? t('leave') : t('remove')}
			cancelLabel={t('cancel')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={() => void go()}
			onClose={close}
		>
			{t(one.isMe ? 'leaveText' : 'removeText', values)}
		</ConfirmDialog>
	);
}
