import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { isAsking } from '#domain/matching/question.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { OwnTime } from '#views/clock/own-time.tsx';
import styles from './asker-state.module.css';
import type { DialogState } from './matching-dialog.ts';

type Props = { question: AskerQuestion; open: DialogState['open'] };

/** What waits for whom: a request that was sent, one that was declined, or the match with both contact cards. */
export function AskerState({ question, open }: Props) {
	const { answers, status } = question;
	const accepted = answers.find((answer) => answer.status === 'accepted');
	if (accepted) return <Matched question={question} answer={accepted} open={open} />;
	const picked = answers.find((answer) => answer.status === 'picked');
	if (picked) return <Requested question={question} answer={picked} open={open} />;
	const declined = answers.filter((answer) => answer.status === 'declined');
	return isAsking(status) && declined.length > 0 ? (
		<Declined answers={declined} hasOthers={status === 'answered'} />
	) : null;
}

type OfAnswer = Props & { answer: AskerAnswer };

function Requested({ question: { dueAt }, answer, open }: OfAnswer) {
	const t = useTranslations('matching.asker');
	const isLive = useIsLive();
	const provider = answer.provider.name;
	return (
		<div className={styles.state}>
			<Card
				title={t('requested.title', { provider })}
				footer={
					isLive &&
					answer.may.takeBack && (
						<Button onClick={() => open({ name: 'take-back', answerId: answer.id })}>{t('takeBack.do')}</Button>
					)
				}
			>
				{dueAt && (
					<p>
						{t('requested.text', { date: `${formatDate(dueAt)}, ${formatTime(dueAt, koreanZone)} KST` })}{' '}
						<OwnTime at={new Date(dueAt)} className={styles.own} />
					</p>
				)}
			</Card>
		</div>
	);
}

/** Where no other answer is left the question is open again, and nothing can be chosen. */
function Declined({ answers, hasOthers }: { answers: readonly AskerAnswer[]; hasOthers: boolean }) {
	const t = useTranslations('matching.asker.declined');
	const reasons = useTranslations('matching.declineReason');
	return (
		<div className={styles.state}>
			{answers.map(({ id, provider, reason }) => (
				<Note key={id} tone="warn">
					<b>{t('title', { provider: provider.name })}</b>
					<p>{t(hasOthers ? 'text' : 'alone', { reason: reasons(reason ?? 'other') })}</p>
				</Note>
			))}
		</div>
	);
}

function Matched({ question, answer, open }: OfAnswer) {
	const t = useTranslations('matching.asker');
	const errors = useTranslations('error');
	const isLive = useIsLive();
	const { contact, provider, isOffering, may } = answer;
	const { dueAt, status } = question;
	const health = healthOf(question.area);
	return (
		<div className={styles.state}>
			<Card
				title={t('matched.title', { provider: provider.name })}
				footer={
					isLive &&
					may.reserve && (
						<Button variant="primary" size="lg" onClick={() => open({ name: 'reserve', answerId: answer.id })}>
							{t('reserve', { health })}
						</Button>
					)
				}
			>
				<p>{t('matched.text')}</p>
				<div className={styles.contacts}>
					{contact && (
						<section>
							<h3>{t('matched.theirs')}</h3>
							<ContactRows contact={contact} />
						</section>
					)}
					{question.contact && <Mine contact={question.contact} />}
				</div>
				{status === 'matched' && !isOffering && answer.product && <Note tone="warn">{errors('not-on-sale')}</Note>}
				{status === 'matched' && dueAt && (
					<p className={styles.small}>{t('matched.closes', { health, date: formatDate(dueAt) })}</p>
				)}
			</Card>
		</div>
	);
}

function Mine({ contact }: { contact: NonNullable<AskerQuestion['contact']> }) {
	const t = useTranslations('matching.asker');
	const { email, phone, messenger } = contact;
	return (
		<section>
			<h3>{t('matched.mine')}</h3>
			<FactRows
				rows={[
					{ name: t('contact.email'), value: email },
					...(phone ? [{ name: t('contact.phone'), value: phone }] : []),
					...(messenger ? [{ name: messengerNames[messenger.app], value: messenger.name }] : []),
				]}
			/>
		</section>
	);
}

/** The same in every language. */
export const messengerNames = {
	whatsapp: 'WhatsApp',
	telegram: 'Telegram',
	line: 'LINE',
	zalo: 'Zalo',
	kakao: 'KakaoTalk',
} as const;

function ContactRows({ contact }: { contact: NonNullable<AskerAnswer['contact']> }) {
	const t = useTranslations('matching.asker.contact');
	const { name, email, phone, address } = contact;
	const rows = [
		{ name: t('name'), value: name },
		...(email ? [{ name: t('email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
		...(phone ? [{ name: t('phone'), value: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> }] : []),
		...(address ? [{ name: t('address'), value: address }] : []),
	];
	return <FactRows rows={rows} />;
}
