import { type FormEvent, useId } from 'react';
import type { Partner } from '#contract/api/partner.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
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
const askedLook = { tone: 'warn', icon: 'warning', text: 'askedText' } as const;

const againWords = {
	asked: { title: 'askedWords', send: 'sendAgain', sent: 'sentAgain' },
	refused: { title: 'reason', send: 'applyAgain', sent: 'appliedAgain' },
} as const;

const blank = { comment: '' };

/** Where the application stands, and after a refusal or asked for more the way to send it again. */
export function ApplicationCard() {
	const t = useTranslations('partner.application');
	const { partner } = usePartner();
	const { asked } = partner;
	const { tone, icon, text } = asked ? askedLook : looks[partner.status];
	const day = asked?.on ?? partner.decidedOn ?? partner.appliedOn;
	return (
		<Card
			id="partner-application"
			title={t('title')}
			aside={
				<Badge tone={tone}>
					<Icon name={icon} />
					{asked ? t('asked') : t('status', { status: partner.status })}
				</Badge>
			}
		>
			<p className={styles.lead}>{t(text, { date: formatDate(day) })}</p>
			{asked && <Again words={asked.words} kind="asked" />}
			{partner.status === 'COOPERATIVE_REFUSED' && <Again words={partner.refusalReason} kind="refused" />}
			<ChangeState />
		</Card>
	);
}

/** What we wrote, and the answer to it: what was changed counts, and a comment. */
function Again({ words, kind }: { words: string | null; kind: keyof typeof againWords }) {
	const t = useTranslations('partner.application');
	const { callApi, organisation, setPartner } = usePartner();
	const say = useSay();
	const id = useId();
	const form = useForm<typeof blank, 'comment'>({
		...{ blank, faultsOf: () => ({}), textOf: usePartnerFailure(), idOf: () => id },
		fieldOf: (at) => (at === 'comment' ? at : undefined),
		asksBeforeLeaving: true,
	});
	const send = async ({ comment }: typeof blank) => {
		const input = { query: { organisation }, body: { comment } };
		const answer = await callApi('POST /api/partners/me/application', input);
		form.restart(blank);
		setPartner(answer);
		say(t(againWords[kind].sent));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.stack} noValidate onSubmit={submit}>
			{words && (
				<Note tone="warn">
					<b>{t(againWords[kind].title)}</b>
					<p className={styles.reason}>{words}</p>
				</Note>
			)}
			<TextArea {...form.field('comment')} label={t('comment')} hint={t('commentHint')} maxLength={1_000} rows={3} />
			<FailureNote>{form.failure}</FailureNote>
			<div>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t(againWords[kind].send)}
				</Button>
			</div>
		</form>
	);
}
