import type { ProductDetail } from '#contract/api/product.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type MapPlace, mapLinks } from '#views/maps/map-links.ts';
import styles from './product-detail.module.css';
import placeStyles from './product-place.module.css';

type Props = { product: ProductDetail; lang: string | undefined };

/** Where to meet, its address as a driver reads it, and the ways to it; then where it goes, if that is elsewhere. */
export function ProductPlace({ product, lang }: Props) {
	const t = useTranslations('product.detail');
	const { meeting, address, fetched } = product;
	const isElsewhere = meeting?.hangul !== address.hangul;
	return (
		<section>
			<KoreanType />
			<h2 className={styles.title}>{t('place')}</h2>
			{product.meetingPoint && (
				<>
					<h3 className={styles.name}>{t(product.price.unit === 'room' ? 'stay' : 'meetingPoint')}</h3>
					<p lang={lang}>{product.meetingPoint}</p>
				</>
			)}
			{meeting ? (
				<>
					<div className={placeStyles.card}>
						<p className={placeStyles.what}>{t('koreanAddress')}</p>
						<p className={placeStyles.hangul} lang="ko">
							{meeting.hangul}
						</p>
						{fetched && <p className={placeStyles.when}>{t('fetched', { fetched })}</p>}
						<CopyButton text={meeting.hangul} label={t('copyAddress')} doneLabel={t('copied')} />
					</div>
					{isElsewhere && <p className={placeStyles.way}>{t('wayToMeeting')}</p>}
					<Maps place={meeting} label={t('wayToMeeting')} />
				</>
			) : (
				<div className={placeStyles.fetched}>
					<Note>{t('fetched', { fetched: 'always' })}</Note>
				</div>
			)}
			{isElsewhere && <Destination product={product} />}
		</section>
	);
}

/** No card to show a driver: nobody has to get there by themselves. */
function Destination({ product: { place, address } }: { product: ProductDetail }) {
	const t = useTranslations('product.detail');
	return (
		<div className={placeStyles.goesTo}>
			<h3 className={styles.name}>{t('goesTo')}</h3>
			<p>{place}</p>
			<p className={placeStyles.what} lang="ko">
				{address.hangul}
			</p>
			<Maps place={address} label={t('goesTo')} />
		</div>
	);
}

function Maps({ place, label }: { place: MapPlace; label: string }) {
	const t = useTranslations('product.detail');
	return (
		<ul className={placeStyles.maps} aria-label={label}>
			{mapLinks(place, useLocale()).map(({ map, href }) => (
				<li key={map}>
					<a className={buttonClass({ variant: 'quiet' })} href={href} target="_blank" rel="noopener">
						<Icon name="marker" />
						{t('openMap', { map })}
					</a>
				</li>
			))}
		</ul>
	);
}
