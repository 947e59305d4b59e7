import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { parsePhotographName } from '#domain/file/photograph.ts';
import { useViewer } from '#site/shell/site-context.tsx';
import { useWayBack } from '#site/shell/use-way-back.ts';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { pictureFile } from '#views/product/picture-file.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from './product-gallery.module.css';

const PhotographLightbox = lazy(async () => ({
	default: (await import('#views/photograph/photograph-lightbox.tsx')).PhotographLightbox,
}));

/** What stands alone is as wide as the page, what has others beside it two thirds of that. */
const wideSizes = (count: number) =>
	count === 1
		? '(max-width: 980px) 100vw, (max-width: 1365px) 90vw, 80vw'
		: '(max-width: 980px) 100vw, (max-width: 1365px) 60vw, 53vw';
/** A single one beside it is higher than wide. */
const smallSizes = (count: number) =>
	`(max-width: 980px) 1px, ${count === 2 ? '(max-width: 1365px) 43vw, 41vw' : '(max-width: 1365px) 30vw, 27vw'}`;

type Props = {
	pictures: readonly string[];
	/** What each shows, where somebody has written it. */
	texts: readonly (string | null)[];
};

/** One large picture and two beside it; the rest, and all in full, one at a time. Plain links until the script is there. */
export function ProductGallery({ pictures, texts }: Props) {
	const t = useTranslations('product');
	const [shownAt, setShownAt] = useState<number>();
	const reader = { isMember: useViewer() !== null, wayBack: useWayBack() };
	const count = pictures.length;
	const labelAt = (at: number) => texts[at] ?? t('detail.picture', { at: at + 1, count });
	const fileAt = (at: number) => pictureFile(pictures[at] ?? '', 960);
	const open = (at: number) => (event: MouseEvent) => {
		event.preventDefault();
		setShownAt(at);
	};
	const mosaic = pictures.slice(0, 3);
	return (
		<div className={styles.mosaic} data-count={mosaic.length}>
			{mosaic.map((name, at) => (
				<a key={name} className={styles.shot} href={fileAt(at)} aria-haspopup="dialog" onClick={open(at)}>
					<ProductPicture
						name={name}
						alt={labelAt(at)}
						sizes={(at === 0 ? wideSizes : smallSizes)(mosaic.length)}
						isFirst={at === 0}
						className={styles.picture}
						isFramed
					/>
				</a>
			))}
			{count > 1 && (
				<span className={styles.all}>
					<a className={buttonClass({ size: 'sm' })} href={fileAt(0)} aria-haspopup="dialog" onClick={open(0)}>
						{t('detail.pictures', { count })}
					</a>
				</span>
			)}
			{shownAt !== undefined && (
				<Suspense fallback={null}>
					<PhotographLightbox
						count={count}
						startAt={shownAt}
						pictureAt={(at) => <ProductPicture name={pictures[at] ?? ''} sizes="100vw" isFirst />}
						labelAt={labelAt}
						photographAt={(at) => parsePhotographName(pictures[at] ?? '')?.id}
						reader={reader}
						closeLabel={t('panel.close')}
						previousLabel={t('detail.previousPicture')}
						nextLabel={t('detail.nextPicture')}
						onClose={() => setShownAt(undefined)}
					/>
				</Suspense>
			)}
		</div>
	);
}
