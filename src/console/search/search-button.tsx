import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FailureBoundary } from '../failure-boundary.tsx';
import { PartFailure } from '../frame/part-failure.tsx';
import { letterOf } from '../letter-key.ts';
import styles from './search.module.css';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** One search over everything, from anywhere: by its button or Ctrl/⌘ K. */
export function SearchButton() {
	const t = useTranslations('console.search');
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (letterOf(event) !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
			event.preventDefault();
			// Not over another dialog: what is asked there comes first.
			setIsOpen((was) => was || document.querySelector('dialog[open]') === null);
		};
		window.addEventListener('keydown', onKey);
		return () => window.removeEventListener('keydown', onKey);
	}, []);
	return (
		<>
			<button
				type="button"
				className={styles.button}
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => setIsOpen(true)}
			>
				<Icon name="magnifier" />
				<span className={styles.label}>{t('title')}</span>
				<kbd className={styles.keys}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
			</button>
			{isOpen && (
				<FailureBoundary fallback={(error) => <PartFailure error={error} />}>
					<Suspense fallback={null}>
						<SearchDialog onClose={() => setIsOpen(false)} />
					</Suspense>
				</FailureBoundary>
			)}
		</>
	);
}
