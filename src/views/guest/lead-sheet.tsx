import { lazy, Suspense, useState } from 'react';
import type { WordFile } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LateWords } from '#views/late-words.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import own from './guest-card.module.css';

const LeadForm = lazy(async () => ({ default: (await import('./lead-form.tsx')).LeadForm }));

const files: readonly WordFile[] = ['reservation', 'reservation-my', 'reservation-lead', 'error', 'member-again'];

/** To who may put something right of the lead guest: few do, so that its form and words come when it is opened. */
export function LeadSheet() {
	const t = useTranslations('reservation.my.guest');
	const state = useTranslations('state');
	const close = useTranslations('reservation.my.company')('close');
	const { correctable, role } = useReservation().reservation;
	const [isOpen, setIsOpen] = useState(false);
	if (correctable.length === 0) return null;
	const waiting = <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
	const label = t(role === 'member' ? 'correctOwn' : 'correct');
	return (
		<div className={own.correct}>
			<Button size="sm" onClick={() => setIsOpen(true)}>
				{label}
			</Button>
			<Sheet isOpen={isOpen} title={label} closeLabel={close} onClose={() => setIsOpen(false)}>
				<LateWords
					files={files}
					waiting={waiting}
					failed={(retry) => (
						<Note tone="bad" isAlert>
							{state('failureText')}{' '}
							<Button size="sm" onClick={retry}>
								{state('retry')}
							</Button>
						</Note>
					)}
				>
					<Suspense fallback={waiting}>
						<LeadForm onClose={() => setIsOpen(false)} />
					</Suspense>
				</LateWords>
			</Sheet>
		</div>
	);
}
