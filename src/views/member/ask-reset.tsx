import { type FormEvent, useEffect, useState } from 'react';
import { tokenMinutes } from '#domain/member/member.ts';
import { formatTime } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useApi } from '../api-context.ts';
import { PageLink } from '../page-link.tsx';
import { FormFailure } from './form-failure.tsx';
import styles from './member-form.module.css';
import { NeedsScript } from './needs-script.tsx';
import { useMemberFailure } from './use-member-failure.ts';

type Door = 'site' | 'console';

type Props = {
	next: string | undefined;
	title: string;
	lead: string;
	/** Where the link of the mail leads: to the front it was asked for in. */
	door?: Door;
};

/** The same answer for every address: whether it is known is not told. */
export function AskReset({ next, title, lead, door = 'site' }: Props) {
	const t = useTranslations('member.forgot');
	const common = useTranslations('member.form');
	const isLive = useIsLive();
	const form = useAskReset(door);
	return (
		<>
			<h1>{title}</h1>
			<p className={styles.lead}>{lead}</p>
			<NeedsScript />
			<form className={styles.form} method="post" noValidate onSubmit={form.submit}>
				<TextField
					{...form.field('email')}
					type="email"
					inputMode="email"
					label={common('email')}
					placeholder="name@example.com"
					autoComplete="username"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={254}
				/>
				<FormFailure failure={form.failure} />
				<Button
					type={isLive ? 'submit' : 'button'}
					variant="primary"
					size="lg"
					isFull
					isBusy={form.isBusy}
					disabled={form.secondsLeft > 0}
				>
					{form.sent ? (form.secondsLeft > 0 ? t('againIn', { seconds: form.secondsLeft }) : t('again')) : t('submit')}
				</Button>
			</form>
			<div role="status">{form.sent && <Sent {...form.sent} />}</div>
			<hr />
			<PageLink page="login" query={{ next }} className={styles.link}>
				{t('toLogin')}
			</PageLink>
		</>
	);
}

type SentFacts = { at: Date; minutes: number };

/** When, by the clock on the wall here and in Korea. */
function Sent({ at, minutes }: SentFacts) {
	const t = useTranslations('member.forgot');
	const korean = formatTime(at, 'Asia/Seoul');
	const own = formatTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
	return (
		<div className={styles.sent}>
			<Note>
				<b>{own === korean ? t('sentAtKorea', { korean }) : t('sentAt', { own, korean })}</b> {t('sent', { minutes })}{' '}
				{t('notSeen')}
			</Note>
		</div>
	);
}

const pauseSeconds = 60;

const blank = { email: '' };
type Values = typeof blank;
const faultsOf = ({ email }: Values): Faults<'email'> => (email.trim() === '' ? { email: 'required' } : {});

function useAskReset(door: Door) {
	const callApi = useApi();
	const language = useWordsLocale();
	const [sent, setSent] = useState<SentFacts>();
	const [secondsLeft, setSecondsLeft] = useState(0);
	const form = useForm<Values, 'email'>({
		blank,
		faultsOf,
		textOf: useMemberFailure(),
		early: ['email'],
		isQuietWhileMended: true,
		bringUp: focusFirst,
	});

	useEffect(() => {
		if (!sent) return undefined;
		const count = () => setSecondsLeft(Math.max(0, Math.ceil(pauseSeconds - (Date.now() - sent.at.getTime()) / 1_000)));
		count();
		const ticking = setInterval(count, 1_000);
		return () => clearInterval(ticking);
	}, [sent]);

	const send = async ({ email }: Values) => {
		const body = { email: email.trim(), language, door };
		const { minutes } = await callApi('POST /api/password-resets', { body });
		setSent({ at: new Date(), minutes });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (secondsLeft === 0) void form.submit({ send });
	};
	return { ...form, sent, secondsLeft, submit };
}

export const resetMinutes = tokenMinutes['reset-password'];
