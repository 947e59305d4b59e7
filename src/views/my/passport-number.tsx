import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import styles from './card-content.module.css';
import { accessesQuery } from './my-queries.ts';
import { useMyFailure } from './use-my-failure.ts';

const shownSeconds = 30;

/** In full for half a minute, or until one leaves, turns to another tab, or hides it. */
export function PassportNumber({ masked }: { masked: string }) {
	const t = useTranslations('my.passport');
	const callApi = useApi();
	const client = useQueryClient();
	const { isBusy, failure, save } = useSaving({ textOf: useMyFailure() });
	const { signedIn, dialog } = useSignInAgain();
	const [shown, setShown] = useState<string>();
	const reveal = async () => {
		const answer = await save(() => signedIn(() => callApi('POST /api/members/me/passport/reveal', {})));
		if (!answer) return;
		setShown(answer.passport);
		await client.invalidateQueries({ queryKey: accessesQuery(callApi).queryKey });
	};
	return (
		<>
			<p className={styles.line}>
				<span className={styles.number}>{shown ?? masked}</span>
				<Button
					variant="quiet"
					size="sm"
					isBusy={isBusy}
					onClick={() => (shown === undefined ? void reveal() : setShown(undefined))}
				>
					<Icon name={shown === undefined ? 'eye' : 'eyeOff'} />
					{shown === undefined ? t('show') : t('hide')}
				</Button>
				{shown !== undefined && <Countdown onEnd={() => setShown(undefined)} />}
			</p>
			<FailureNote>{failure}</FailureNote>
			{dialog}
		</>
	);
}

function Countdown({ onEnd }: { onEnd: () => void }) {
	const t = useTranslations('my.passport');
	const [left, setLeft] = useState(shownSeconds);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, from when the number is shown
	useEffect(() => {
		const endsAt = Date.now() + shownSeconds * 1_000;
		const timer = setInterval(() => {
			const seconds = Math.ceil((endsAt - Date.now()) / 1_000);
			if (seconds > 0) setLeft(seconds);
			else onEnd();
		}, 500);
		const hideWhenAway = () => document.visibilityState === 'hidden' && onEnd();
		document.addEventListener('visibilitychange', hideWhenAway);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', hideWhenAway);
		};
	}, []);
	return <span className={styles.small}>{t('shown', { seconds: left })}</span>;
}
