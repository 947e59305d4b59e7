import type { ReactNode } from 'react';
import { drawnWidths } from '#domain/file/drawn-picture.ts';
import { drawnSources } from '#views/product/drawn-sources.ts';
import styles from './member-frame.module.css';

const source = (name: string, format: 'avif' | 'webp') => drawnSources(name, drawnWidths.product, format);
/** As high as the window below the header, or as what stands above `aside`; its sides are cut off. */
const sizesOf = (column: string, hasAside: boolean) =>
	`(max-width: 980px) 100vw, max(${column}, ${hasAside ? '40rem' : '133vh - 6rem'})`;

type Props = {
	/** A drawn picture, by name. */
	picture: string;
	/** Where the picture's middle is. */
	focus?: 'top' | 'low' | undefined;
	/** For a long form: the picture steps back. */
	isWide?: boolean;
	/** Below the picture, from 981 px up. */
	aside?: ReactNode;
	children: ReactNode;
};

/** The picture at the left and the form beside it; on phones the picture is a band above. */
export function MemberFrame({ picture, focus, isWide = false, aside, children }: Props) {
	const sizes = sizesOf(isWide ? '31vw' : '49vw', aside !== undefined);
	return (
		<div className={isWide ? styles.wide : styles.frame}>
			<div className={aside ? styles.told : styles.art}>
				<picture>
					<source type="image/avif" srcSet={source(picture, 'avif')} sizes={sizes} />
					<img
						className={aside ? styles.band : isWide ? styles.tall : styles.cover}
						data-focus={focus}
						src={`/assets/images/art/${picture}-480.webp`}
						srcSet={source(picture, 'webp')}
						sizes={sizes}
						width={960}
						height={720}
						alt=""
						fetchPriority="high"
					/>
				</picture>
				{aside && <div className={styles.aside}>{aside}</div>}
			</div>
			<div className={styles.box}>
				<div className={styles.column}>{children}</div>
			</div>
		</div>
	);
}
