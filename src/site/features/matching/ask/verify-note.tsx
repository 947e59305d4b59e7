import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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

type Props = {
	me: Me;
	/** It was sent, and refused for this. */
	isBlamed: boolean;
};

/** Who has just joined opens a link in a mail before the question goes out: said beforehand, here, and noticed when it is done. */
export function VerifyNote({ me, isBlamed }: Props) {
	const t = useTranslations('matching.ask.verify');
	const callApi = useApi();
	const { data = me } = useQuery({
		...meQuery(callApi),
		refetchInterval: ({ state }) => (state.data?.isEmailVerified ? false : everyMs),
		refetchOnWindowFocus: 'always',
		retry: false,
		throwOnError: false,
	});
	const spot = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!isBlamed) return;
		spot.current?.scrollIntoView({ block: 'center' });
		spot.current?.focus({ preventScroll: true });
	}, [isBlamed]);
	const isVerified = data.isEmailVerified;
	return (
		<div ref={spot} tabIndex={-1} role="status">
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
