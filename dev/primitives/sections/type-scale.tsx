import { useTranslations } from '#ui/translations.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';
import { fontSizes } from '../tokens.ts';

export function TypeScale() {
	const t = useTranslations();
	return (
		<>
			{fontSizes.map((size) => (
				<Specimen key={size} name={size} isWide>
					<p className={styles.sizeSample} data-size={size}>
						{t('shell.tagline')}
					</p>
				</Specimen>
			))}
			<Specimen name="text, text-2, text-3, link">
				<p>{t('state.notFoundText')}</p>
				<p className={styles.text2}>{t('state.notFoundText')}</p>
				<p className={styles.text3}>{t('state.notFoundText')}</p>
				<p>
					<a className={styles.link} href="#type">
						{t('state.goHome')}
					</a>
				</p>
			</Specimen>
			<Specimen name="Korean beside it">
				<p lang="ko">서울특별시 종로구 사직로 161, 경복궁</p>
			</Specimen>
		</>
	);
}
