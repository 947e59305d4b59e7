import type { ProductDetail } from '#contract/api/product.ts';
import { areaOf } from '#domain/area/areas.ts';
import { healthOf } from '#i18n/area-words.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './product-detail.module.css';
import { StepsClock } from './steps-clock.tsx';

/** What one gets: the text, the course of it, what is in the price and what one should know before. */
export function ProductStory({ product, lang }: { product: ProductDetail; lang: string | undefined }) {
	const t = useTranslations('product.detail');
	const paragraphs = product.description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
	return (
		<>
			<div className={styles.description} lang={lang}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			{areaOf(product.area).isHealth && (
				// What is laid out late has room around it, which a paper of its own would fill.
				<div>
					<Note tone="warn">{t('medicalNote')}</Note>
				</div>
			)}
			{product.steps.length > 0 && (
				<section>
					<h2 className={styles.title}>{t('steps', { health: healthOf(product.area) })}</h2>
					{product.steps.some(({ time }) => time !== null) && <StepsClock />}
					<div lang={lang}>
						<Timeline steps={product.steps} />
					</div>
				</section>
			)}
			<div className={styles.pair}>
				<TextList title={t('included')} texts={product.included} icon="check" lang={lang} />
				<TextList title={t('excluded')} texts={product.excluded} icon="close" lang={lang} isMuted />
			</div>
			<TextList title={t('goodToKnow')} texts={product.goodToKnow} icon="info" lang={lang} />
		</>
	);
}

type ListProps = {
	title: string;
	texts: readonly string[];
	icon: IconName;
	lang: string | undefined;
	isMuted?: boolean;
};

function TextList({ title, texts, icon, lang, isMuted = false }: ListProps) {
	if (texts.length === 0) return null;
	return (
		<section>
			<h2 className={styles.title}>{title}</h2>
			<ul className={isMuted ? styles.without : styles.list} lang={lang}>
				{texts.map((text) => (
					<li key={text}>
						<Icon name={icon} />
						<span>{text}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
