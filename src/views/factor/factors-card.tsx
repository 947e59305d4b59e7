import { lazy, Suspense } from 'react';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { LateWords } from '../late-words.tsx';

const FactorsPanel = lazy(async () => ({ default: (await import('./factors-panel.tsx')).FactorsPanel }));

/** In my information. What is set up is asked for by the browser alone, and comes with its code and words after the page. */
export function FactorsCard({ onDone }: { onDone: (sentence: string) => void }) {
	const t = useTranslations('my.factors');
	const isLive = useIsLive();
	return (
		<Card id="factors" title={t('title')}>
			{isLive && (
				<Suspense fallback={null}>
					<LateWords files={['factor', 'error', 'member-again']}>
						<FactorsPanel onDone={onDone} />
					</LateWords>
				</Suspense>
			)}
		</Card>
	);
}
