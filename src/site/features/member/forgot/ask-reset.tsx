import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { tokenMinutes } from '#domain/member/member.ts';
import { formatTime } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { useIsLive } from '#site/shell/use-is-live.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FormFailure } from '../form-failure.tsx';
import styles from '../member-form.module.css';
import { NeedsScript } from '../needs-script.tsx';

type Props = { next: string | undefined; title: string; lead: string };

/** The same answer for every address: whether it is known is not told. */
export function AskReset({ next, title, lead }: Props) {
	const t = useTranslations('member.forgot');
	const common = useTranslations('member.form');
	const isLive = useIsLive();
	const form = useAskReset();
	return (
		<>
			<h1>{title}</h1>
			<p className={styles.lead}>{lead}</p>
			<NeedsScript />
			<form className={styles.form} method="post" noValidate onSubmit={form.submit}>
				<TextField
					id="email"
					name="email"
					type="email"
					inputMode="email"
					label={common('email')}
					placeholder="name@example.com"
					autoComplete="username"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={254}
					ref={form.field}
					error={form.error}
					onChange={form.clear}
				/>
				<FormFailure failure={form.failure} />
				<Button
					type={isLive ? 'submit' : 'button'}
					variant="primary"
					size="lg"
					isFull
					isBusy={form.isSending}
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

function useAskReset() {
	const callApi = useApi();
	const language = useLocale();
	const words = useTranslations('error');
	const field = useRef<HTMLInputElement>(null);
	const [error, setError] = useState<string>();
	const [failure, setFailure] = useState<unknown>();
	const [sent, setSent] = useState<SentFacts>();
	const [secondsLeft, setSecondsLeft] = useState(0);
	const [isSending, setIsSending] = useState(false);
	const isBusy = useRef(false);

	useEffect(() => {
		if (!sent) return undefined;
		const count = () => setSecondsLeft(Math.max(0, Math.ceil(pauseSeconds - (Date.now() - sent.at.getTime()) / 1_000)));
		count();
		const ticking = setInterval(count, 1_000);
		return () => clearInterval(ticking);
	}, [sent]);

	const complain = (text: string) => {
		setError(text);
		field.current?.focus();
	};
	const send = async () => {
		const email = field.current?.value.trim() ?? '';
		setFailure(undefined);
		if (email === '') return complain(words('fault.required'));
		try {
			const { minutes } = await callApi('POST /api/password-resets', { body: { email, language } });
			setSent({ at: new Date(), minutes });
		} catch (refusal) {
			const [fault] = (refusal instanceof ApiFailure && refusal.problem?.faults) || [];
			if (fault) complain(words(`fault.${fault.code}`));
			else setFailure(refusal ?? new Error('no answer'));
		}
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy.current || secondsLeft > 0) return;
		isBusy.current = true;
		setIsSending(true);
		await send();
		isBusy.current = false;
		setIsSending(false);
	};
	return { field, error, failure, sent, secondsLeft, isSending, submit, clear: () => setError(undefined) };
}

export const resetMinutes = tokenMinutes['reset-password'];
