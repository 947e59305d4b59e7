import { useQuery } from '@tanstack/react-query';
import { useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './frame.module.css';

/** The site shows it within seconds as well; the answer is at hand and costs nothing. */
const everyMs = 15_000;

export const profileKey = 'GET /api/profile';

/** What the operator announces stands above every page here too; desks are open all day, so it is asked for again and again. */
export function MaintenanceNotice() {
	const callApi = useApi();
	const language = useWordsLocale();
	const { data } = useQuery({
		queryKey: [profileKey, language],
		queryFn: () => callApi(profileKey, { query: { language } }),
		refetchInterval: everyMs,
	});
	if (!data?.maintenance) return null;
	return (
		<p className={styles.maintenance} role="status">
			{data.maintenance}
		</p>
	);
}
