import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './frame.module.css';

export const slipCountKey = 'GET /api/proofs/count';

/** How many transfer slips wait, beside their page in the navigation; nothing while it is not known or none does. */
export function SlipCount() {
	const t = useTranslations('console');
	const callApi = useApi();
	const { data } = useQuery({ queryKey: [slipCountKey], queryFn: () => callApi(slipCountKey, {}) });
	if (!data || data.waiting === 0) return null;
	return (
		<span className={styles.count}>
			<span aria-hidden="true">{data.waiting}</span>
			<span className="visually-hidden"> {t('waiting', { count: data.waiting })}</span>
		</span>
	);
}
