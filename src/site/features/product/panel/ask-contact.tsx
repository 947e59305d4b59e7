import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '#contract/api/product.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { profileQuery } from '#site/data/profile-query.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { ShieldedEmail } from '#ui/shielded-email.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './panel.module.css';

/** Who answers a question about a product today: the agency, by telephone and mail. */
export function AskContact({ product }: { product: ProductDetail }) {
	const t = useTranslations('product.panel.asking');
	const { data: profile } = useQuery(profileQuery(useApi(), useLocale()));
	if (!profile) return null;
	const phone = internationalPhone(profile.phone);
	return (
		<div className={styles.asking}>
			<p>{t('text', { title: product.title, provider: product.provider.name })}</p>
			<FactRows
				rows={[
					{
						name: t('phone'),
						value: (
							<span className={styles.phone}>
								<a href={`tel:${phone}`}>{phone}</a>
								<CopyButton text={phone} label={t('copy')} doneLabel={t('copied')} name={phone} isQuiet />
							</span>
						),
					},
					{ name: t('email'), value: <ShieldedEmail {...profile.email} subject={product.title} /> },
				]}
			/>
		</div>
	);
}
