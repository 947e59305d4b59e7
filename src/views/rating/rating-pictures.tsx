import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { ShownPhotograph } from '#contract/api/photograph.ts';
import { useTranslations } from '#ui/translations.tsx';
import type { PhotographReader } from '#views/photograph/photograph-lightbox.tsx';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import styles from './rating-parts.module.css';

const Lightbox = lazy(() => import('#ui/lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })));
const PhotographLightbox = lazy(async () => ({
	default: (await import('#views/photograph/photograph-lightbox.tsx')).PhotographLightbox,
}));

type Props = {
	pictures: readonly ShownPhotograph[];
	/** Given where each can be reported by itself: what a guest shows is reported with their rating. */
	reader?: PhotographReader;
};

/** A guest's pictures, or a profile's, small; in full one at a time. Plain links until the script is there. */
export function RatingPictures({ pictures, reader }: Props) {
	const t = useTranslations('rating.picture');
	const close = useTranslations('rating')('close');
	const [shownAt, setShownAt] = useState<number>();
	const count = pictures.length;
	if (count === 0) return null;
	const open = (at: number) => (event: MouseEvent) => {
		event.preventDefault();
		setShownAt(at);
	};
	const shown = (startAt: number) => ({
		...{ count, startAt },
		pictureAt: (at: number) => {
			const picture = pictures[at];
			return picture && <PhotographPicture photograph={picture} alt={picture.alt ?? ''} sizes="100vw" isFirst />;
		},
		labelAt: (at: number) => t('label', { at: at + 1, count }),
		...{ closeLabel: close, previousLabel: t('previous'), nextLabel: t('next') },
		onClose: () => setShownAt(undefined),
	});
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
					{reader ? (
						<PhotographLightbox {...shown(shownAt)} photographAt={(at) => pictures[at]?.id} reader={reader} />
					) : (
						<Lightbox {...shown(shownAt)} />
					)}
				</Suspense>
			)}
		</>
	);
}
