import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './card-content.module.css';
import { LeaveContext } from './leave-context.ts';
import { Moment } from './moment.tsx';
import { sessionsQuery } from './my-queries.ts';
import { useSay } from './say.tsx';
import { Unseen } from './unseen.tsx';
import { useMyFailure } from './use-my-failure.ts';

/** DECISIONS, session: “signed in on…”, sign out everywhere. */
export function SessionsCard() {
	const t = useTranslations('my.sessions');
	const { data } = useSuspenseQuery(sessionsQuery(useApi()));
	const more = data.total - data.items.length;
	const [isLeaving, setIsLeaving] = useState(false);
	return (
		<Card id="sessions" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				<ul className={styles.rows}>
					{data.items.map((session) => (
						<SessionRow key={session.id} {...session} />
					))}
				</ul>
				{more > 0 && <p className={styles.small}>{t('more', { count: more })}</p>}
				<div>
					<Button variant="danger" onClick={() => setIsLeaving(true)}>
						{t('everywhere')}
					</Button>
				</div>
			</div>
			<EverywhereDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
		</Card>
	);
}

type Row = { id: string; device: string; isCurrent: boolean; signedInAt: string; lastSeenAt: string };

function SessionRow({ id, device: known, isCurrent, signedInAt, lastSeenAt }: Row) {
	const t = useTranslations('my.sessions');
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const { isBusy, failure, save } = useSaving({ textOf: useMyFailure() });
	const device = known || t('unknown');
	const { queryKey } = sessionsQuery(callApi);
	const signOut = async () => {
		const done = await save(() =>
			callApi('DELETE /api/sessions/:id', { params: { id } }).catch((error: unknown) => {
				// Already ended from somewhere else: what was wished for is so.
				if (error instanceof ApiFailure && error.code === 'not-found') return {};
				throw error;
			}),
		);
		if (!done) return;
		client.setQueryData(
			queryKey,
			(before) =>
				before && { ...before, items: before.items.filter((other) => other.id !== id), total: before.total - 1 },
		);
		say(t('signedOut', { device }));
	};
	return (
		<li>
			<div className={styles.what}>
				<b className={styles.line}>
					<Icon name={/android|iphone|ios|mobile/i.test(device) ? 'phone' : 'laptop'} />
					{device}
					{isCurrent && <Badge tone="ok">{t('here')}</Badge>}
				</b>
				<span className={styles.small}>
					<Moment at={lastSeenAt} say={(korean) => t('lastSeen', korean)} />
				</span>
				<span className={styles.small}>
					<Moment at={signedInAt} say={(korean) => t('entered', korean)} />
				</span>
				<FailureNote>{failure}</FailureNote>
			</div>
			{!isCurrent && (
				<Button size="sm" isBusy={isBusy} onClick={signOut}>
					{t('signOut')}
					<Unseen>{device}</Unseen>
				</Button>
			)}
		</li>
	);
}

function EverywhereDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('my.sessions');
	const callApi = useApi();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useMyFailure() });
	const close = () => {
		forget();
		onClose();
	};
	const { leaving, leaveAsVisitor } = useContext(LeaveContext);
	const [endsLinks, setEndsLinks] = useState(true);
	const leave = async () => {
		const query = { links: endsLinks ? 'end' : 'keep' } as const;
		if (await save(() => leaving(() => callApi('DELETE /api/sessions', { query })))) leaveAsVisitor();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('everywhereTitle')}
			confirmLabel={t('everywhere')}
			cancelLabel={t('stay')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={leave}
			onClose={close}
		>
			<p className={styles.text}>{t('everywhereText')}</p>
			<CheckRow
				name="endsLinks"
				label={t('endLinks')}
				description={t('endLinksText')}
				isChecked={endsLinks}
				onChange={setEndsLinks}
			/>
		</ConfirmDialog>
	);
}
