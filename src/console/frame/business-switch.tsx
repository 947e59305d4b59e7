import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { navigate, useConsoleAddress } from '../address.tsx';
import { routes } from '../routes.tsx';
import styles from './frame.module.css';
import { useWorkplaces } from './workplaces.ts';

/** For which business one works now: in the address, so that a link shows the same. Nothing for who has one. */
export function BusinessSwitch() {
	const t = useTranslations('console');
	const places = useWorkplaces();
	const { match, path, query } = useConsoleAddress();
	if (places.length < 2 || !match || !routes[match.page].isOfBusiness) return null;
	const chosen = query.get('organisation') ?? '';
	const choose = (organisation: string) => {
		const search = new URLSearchParams(query);
		if (organisation === '') search.delete('organisation');
		else search.set('organisation', organisation);
		navigate(search.size === 0 ? path : `${path}?${search}`);
	};
	const every = { value: '', label: t('everyBusiness') };
	return (
		<div className={styles.switch}>
			<Select
				name="organisation"
				label={t('business')}
				value={places.some(({ id }) => id === chosen) ? chosen : ''}
				options={[every, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
				onChange={choose}
			/>
		</div>
	);
}
