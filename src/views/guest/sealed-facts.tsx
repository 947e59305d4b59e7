import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './guest-card.module.css';

type Sealed = { passport: string | null; contents: string | null; allergy: string | null };

/** Passport number, message and allergy: the guest sees their own words; each look behind a mask is written down. */
export function SealedFacts() {
	const t = useTranslations('reservation.my.guest');
	const words = useTranslations('reservation.guest');
	const callApi = useApi();
	const { reservation } = useReservation();
	const { role, passportMasked } = reservation;
	const own = role === 'member' ? reservation : undefined;
	const [shown, setShown] = useState<Sealed>();
	const { isBusy, failure, save } = useSaving({ textOf: useReservationFailure() });
	const { signedIn, dialog } = useSignInAgain();
	useHidingWhenAway(shown !== undefined, () => setShown(undefined));
	const reveal = async () => {
		const params = { id: reservation.id };
		const answer = await save(() => signedIn(() => callApi('POST /api/reservations/:id/reveal', { params })));
		if (answer) setShown(answer);
	};
	const contents = shown?.contents ?? own?.contents;
	const allergy = shown?.allergy ?? own?.allergy;
	const canReveal = reservation.role === 'member' ? passportMasked !== null : reservation.hasSealed;
	const rows = [
		...(passportMasked ? [{ name: words('passport'), value: shown?.passport ?? passportMasked }] : []),
		...(contents ? [{ name: words('contents'), value: <span className={styles.words}>{contents}</span> }] : []),
		...(allergy ? [{ name: words('allergy'), value: <span className={styles.words}>{allergy}</span> }] : []),
	];
	if (rows.length === 0 && !canReveal) return null;
	return (
		<section className={styles.sealed} aria-labelledby="sealed">
			<h3 id="sealed" className={styles.subtitle}>
				{t('sealed')}
			</h3>
			<div className={styles.live} aria-live="polite">
				{rows.length > 0 && <FactRows rows={rows} />}
			</div>
			{canReveal && (
				<>
					<p className={styles.small}>{t(role === 'member' ? 'ownNote' : 'auditNote')}</p>
					<div>
						<Button
							size="sm"
							isBusy={isBusy}
							onClick={() => (shown === undefined ? void reveal() : setShown(undefined))}
						>
							<Icon name={shown === undefined ? 'eye' : 'eyeOff'} />
							{shown === undefined ? t(role === 'member' ? 'showPassport' : 'show') : t('hide')}
						</Button>
					</div>
				</>
			)}
			<FailureNote>{failure}</FailureNote>
			{dialog}
		</section>
	);
}

const shownMs = 60_000;

/** Nobody leaves it on a screen they have turned from. */
function useHidingWhenAway(isShown: boolean, hide: () => void) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, from when something is shown
	useEffect(() => {
		if (!isShown) return;
		const timer = setTimeout(hide, shownMs);
		const hideWhenAway = () => document.visibilityState === 'hidden' && hide();
		document.addEventListener('visibilitychange', hideWhenAway);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', hideWhenAway);
		};
	}, [isShown]);
}
