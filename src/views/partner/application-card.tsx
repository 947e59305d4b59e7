import { useState } from 'react';
import type { Partner } from '#contract/api/partner.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ChangeState } from './change-state.tsx';
import styles from './partner.module.css';
import { useSay } from './say.tsx';
import { usePartner } from './use-partner.ts';
import { usePartnerFailure } from './use-partner-failure.ts';

const looks = {
	COOPERATIVE_REQ: { tone: 'warn', icon: 'clock', text: 'waiting' },
	COOPERATIVE_MEMBER: { tone: 'ok', icon: 'check', text: 'approved' },
	COOPERATIVE_REFUSED: { tone: 'bad', icon: 'warning', text: 'refused' },
} as const satisfies Record<Partner['status'], object>;

/** Where the application stands, and after a refusal the way to apply again. */
export function ApplicationCard() {
	const t = useTranslations('partner.application');
	const { partner } = usePartner();
	const { tone, icon, text } = looks[partner.status];
	const day = partner.status === 'COOPERATIVE_REQ' ? partner.appliedOn : (partner.decidedOn ?? partner.appliedOn);
	return (
		<Card
			id="partner-application"
			title={t('title')}
			aside={
				<Badge tone={tone}>
					<Icon name={icon} />
					{t('status', { status: partner.status })}
				</Badge>
			}
		>
			<p className={styles.lead}>{t(text, { date: formatDate(day) })}</p>
			{partner.status === 'COOPERATIVE_REFUSED' && <Refusal reason={partner.refusalReason} />}
			<ChangeState />
		</Card>
	);
}

function Refusal({ reason }: { reason: string | null }) {
	const t = useTranslations('partner.application');
	const { callApi, setPartner } = usePartner();
	const { isBusy, failure, save } = useSaving({ textOf: usePartnerFailure() });
	const say = useSay();
	const [comment, setComment] = useState('');
	async function apply() {
		const answer = await save(() => callApi('POST /api/partners/me/application', { query: {}, body: { comment } }));
		if (!answer) return;
		setPartner(answer);
		say(t('appliedAgain'));
	}
	return (
		<div className={styles.stack}>
			{reason && (
				<Note tone="warn">
					<b>{t('reason')}</b>
					<p className={styles.reason}>{reason}</p>
				</Note>
			)}
			<TextArea
				label={t('comment')}
				hint={t('commentHint')}
				maxLength={1_000}
				rows={3}
				value={comment}
				onChange={(event) => setComment(event.target.value)}
			/>
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div>
				<Button variant="primary" isBusy={isBusy} onClick={apply}>
					{t('applyAgain')}
				</Button>
			</div>
		</div>
	);
}
