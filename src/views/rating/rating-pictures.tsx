import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { ShownPhotograph } from '#contract/api/photograph.ts';
import { useTranslations } from '#ui/translations.tsx';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import styles from './rating-parts.module.css';

const Lightbox = lazy(() => import('#ui/lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })));

/** A guest's pictures, small; in full one at a time. Plain links until the script is there. */
export function RatingPictures({ pictures }: { pictures: readonly ShownPhotograph[] }) {
	const t = useTranslations('rating.picture');
	const close = useTranslations('rating')('close');
	const [shownAt, setShownAt] = useState<number>();
	const count = pictures.length;
	if (count === 0) return null;
	const open = (at: number) => (event: MouseEvent) => {
		event.preventDefault();
		setShownAt(at);
	};
	return (
		<>
			<ul className={styles.pictures}>
				{pictures.map((picture, at) => (
					<li key={picture.id}>
						<a
							href={`/api/files/${picture.id}/${picture.widths.at(-1)}.webp`}
							aria-haspopup="dialog"
							onClick={open(at)}
						>
							<PhotographPicture
								photograph={picture}
								alt={[t('open', { at: at + 1, count }), picture.alt].filter(Boolean).join(': ')}
								sizes="6rem"
								isFramed
							/>
						</a>
					</li>
				))}
			</ul>
			{shownAt !== undefined && (
				<Suspense fallback={null}>
					<Lightbox
						count={count}
						startAt={shownAt}
						pictureAt={(at) => {
							const picture = pictures[at];
							return (
								picture && <PhotographPicture photograph={picture} alt={picture.alt ?? ''} sizes="100vw" isFirst />
							);
						}}
						labelAt={(at) => t('label', { at: at + 1, count })}
						closeLabel={close}
						previousLabel={t('previous')}
						nextLabel={t('next')}
						onClose={() => setShownAt(undefined)}
					/>
				</Suspense>
			)}
		</>
	);
}
