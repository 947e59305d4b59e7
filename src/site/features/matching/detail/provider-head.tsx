import type { MatchingProvider } from '#contract/api/matching-fields.ts';
import { locales } from '#i18n/locales.ts';
import { ProviderLink } from '#site/parts/provider/provider-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { pictureFile } from '#views/product/picture-file.ts';
import { RatingMark } from '#views/rating/rating-mark.tsx';
import type { Compared } from './compared.ts';
import styles from './provider-head.module.css';

const tones: Partial<Record<Compared['status'], string>> = { picked: 'warn', accepted: 'ok', declined: 'bad' };

/** Whose column it is. The name opens the profile over the page. */
export function ProviderHead({ answer, isBestRated }: { answer: Compared; isBestRated: boolean }) {
	const t = useTranslations('matching');
	const { provider, status, isNew } = answer;
	return (
		<ProviderName provider={provider}>
			{isBestRated && <span className={styles.mark}>{t('compare.mark.bestRated')}</span>}
			{(status !== 'offered' || isNew) && (
				<span className={styles.badges}>
					{status !== 'offered' && <Badge tone={tones[status] ?? 'neutral'}>{t(`answerStatus.${status}`)}</Badge>}
					{isNew && <Badge tone="act">{t('compare.isNew')}</Badge>}
				</span>
			)}
		</ProviderName>
	);
}

type NameProps = { provider: MatchingProvider; children?: React.ReactNode };

export function ProviderName({ provider, children }: NameProps) {
	const locale = useLocale();
	const lang = provider.shownLocale === locale ? undefined : locales[provider.shownLocale].tag;
	return (
		<span className={styles.provider}>
			<img
				className={styles.portrait}
				src={pictureFile(provider.portrait, 192)}
				width="192"
				height="192"
				alt=""
				loading="lazy"
				decoding="async"
			/>
			<span className={styles.words}>
				<ProviderLink provider={provider.id} className={styles.name} lang={lang}>
					{provider.name}
				</ProviderLink>
				<RatingMark rating={provider.rating} />
				{children}
			</span>
		</span>
	);
}
