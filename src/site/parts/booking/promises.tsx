import type { ProductDetail } from '#contract/api/product.ts';
import { answerHours } from '#domain/reservation/answer-hours.ts';
import { healthOf } from '#i18n/area-words.ts';
import { languageInside, languageList } from '#i18n/language-list.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { payText } from '#views/booking/pay-text.ts';
import styles from './booking.module.css';

/** `isAsking`: something is needed that its provider is asked about, so that no more than the places is certain. */
type Props = { product: ProductDetail; total: number | undefined; isAsking?: boolean };

/** When it is certain, how it is paid and in which languages: the same words beside the product and in the form. */
export function Promises({ product, total, isAsking = false }: Props) {
	const t = useTranslations('product');
	const { confirmation, languages, area } = product;
	const spoken = languageInside(languageList(languages.map((language) => t(`language.${language}`))));
	return (
		<ul className={styles.promises}>
			<li>
				<Icon name={confirmation === 'instant' && !isAsking ? 'bolt' : 'clock'} />
				<span>
					{isAsking && confirmation === 'instant'
						? t('promise.certainAsked')
						: t('promise.certain', { confirmation, hours: answerHours })}
				</span>
			</li>
			<li>
				<Icon name="document" />
				<span>{payText(product, total, t)}</span>
			</li>
			{spoken !== '' && (
				<li>
					<Icon name="message" />
					<span>{`${t('list.speaks', { health: healthOf(area) })}: ${spoken}`}</span>
				</li>
			)}
		</ul>
	);
}
