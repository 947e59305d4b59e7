import { useQuery } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DutyNote } from '#views/factor/duty-note.tsx';
import { factorsQuery } from '#views/factor/factor-query.ts';
import { LateWords } from '#views/late-words.tsx';
import styles from './today.module.css';

/** Who sees others' data begins the day with it, until a second factor is set up. */
export function FactorNotice() {
	const { data } = useQuery(factorsQuery(useApi()));
	if (!data || data.duty === 'free' || data.passkeys.length > 0 || data.authenticator) return null;
	return (
		<LateWords files={['factor']}>
			<div className={styles.notice}>
				<DutyNote {...data} way={<SetUp />} />
			</div>
		</LateWords>
	);
}

function SetUp() {
	const t = useTranslations('factor.duty');
	return <a href={`${consolePages.information.path}#factors`}>{t('setUp')}</a>;
}
