import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { pictureFile } from '#views/product/picture-file.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from './product-gallery.module.css';

const Lightbox = lazy(() => import('#ui/lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })));

const wideSizes = '(max-width: 980px) 100vw, 56vw';
const smallSizes = '(max-width: 980px) 1px, 28vw';

type Props = {
	pictures: readonly string[];
	/** What each shows, where somebody has written it. */
	texts: readonly (string | null)[];
};

/** One large picture and two beside it; the rest, and all in full, one at a time. Plain links until the script is there. */
export function ProductGallery({ pictures, texts }: Props) {
	const t = useTranslations('product');
	const [shownAt, setShownAt] = useState<number>();
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
						sizes={at === 0 ? wideSizes : smallSizes}
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
					<Lightbox
						count={count}
						startAt={shownAt}
						pictureAt={(at) => <ProductPicture name={pictures[at] ?? ''} sizes="100vw" isFirst />}
						labelAt={labelAt}
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
