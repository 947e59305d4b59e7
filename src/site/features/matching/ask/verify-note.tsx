import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import { Button } from '#ui/button.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { meQuery } from '#views/my/me-query.ts';
import styles from './ask.module.css';

/** Looked for so often while it is awaited, and whenever somebody comes back from their mails. */
const everyMs = 10_000;

type Props = { me: Me };

/** Of who has just joined the question goes out when they open a link in a mail: said beforehand, and noticed when it is done. */
export function VerifyNote({ me }: Props) {
	const t = useTranslations('matching.ask.verify');
	const callApi = useApi();
	const { data = me } = useQuery({
		...meQuery(callApi),
		refetchInterval: ({ state }) => (state.data?.isEmailVerified ? false : everyMs),
		refetchOnWindowFocus: 'always',
		retry: false,
		throwOnError: false,
	});
	const isVerified = data.isEmailVerified;
	return (
		<div role="status">
			{isVerified ? (
				<Note>{t('done')}</Note>
			) : (
				<Note tone="warn">
					<b>{t('title')}</b>
					<p>{t('text', { email: me.email })}</p>
					<Again />
				</Note>
			)}
		</div>
	);
}

function Again() {
	const t = useTranslations('matching.ask.verify');
	const ask = useTranslations('matching.ask');
	const callApi = useApi();
	const [isSent, setIsSent] = useState(false);
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(ask('offline')) });
	const send = async () => {
		setIsSent(false);
		if (await save(() => callApi('POST /api/email-verifications', {}))) setIsSent(true);
	};
	return (
		<p className={styles.again}>
			<Button size="sm" isBusy={isBusy} onClick={() => void send()}>
				{t('again')}
			</Button>
			{(failure || isSent) && <span>{failure ?? t('sent')}</span>}
		</p>
	);
}
