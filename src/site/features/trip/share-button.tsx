import { lazy, Suspense, useState } from 'react';
import type { Trip } from '#contract/api/trip.ts';
import { areaOf } from '#domain/area/areas.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { TripSign } from './trip-sign.tsx';

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

/** Without scripts there is no link to be made, so then there is no button. */
export function ShareButton({ trip }: { trip: Trip }) {
	const t = useTranslations('trip.share');
	const [isOpen, setIsOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	if (!useIsLive()) return null;
	const hasMedical = trip.days.some(({ slips }) => slips.some(({ area }) => areaOf(area).isHealth));
	const open = () => {
		setIsOpen(true);
		setWasOpened(true);
	};
	return (
		<span>
			<Button size="sm" onClick={open} aria-haspopup="dialog">
				<TripSign name="share" />
				{t('open')}
			</Button>
			{wasOpened && (
				<Suspense fallback={null}>
					<ShareSheet trip={trip} hasMedical={hasMedical} isOpen={isOpen} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
		</span>
	);
}
