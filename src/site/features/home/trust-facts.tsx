import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './trust-facts.module.css';

const facts = [
	['licensed', 'shield'],
	['languages', 'message'],
	['price', 'check'],
	['refunds', 'document'],
] as const satisfies readonly (readonly [string, IconName])[];

/** Why one may trust the house, in four facts. */
export function TrustFacts() {
	const t = useTranslations('home.trust');
	return (
		<section className={styles.trust} aria-label={t('title')}>
			<ul className={styles.facts}>
				{facts.map(([fact, icon]) => (
					<li key={fact}>
						<Icon name={icon} />
						<h3 className={styles.name}>{t(`${fact}.title`)}</h3>
						<p className={styles.text}>{t(`${fact}.text`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
