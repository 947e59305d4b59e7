import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';

export function Waiting() {
	const t = useTranslations('state');
	return (
		<>
			<Specimen name="spinner: after 150 ms, its sentence after 8 s" isWide>
				<Spinner label={t('loading')} slowLabel={t('stillLoading')} />
			</Specimen>
			<Specimen name="skeleton: circle, title, lines">
				<Skeleton shape="circle" />
				<Skeleton shape="title" width="medium" />
				<Skeleton />
				<Skeleton width="long" />
				<Skeleton width="short" />
			</Specimen>
			<Specimen name="skeleton: picture">
				<Skeleton shape="picture" />
			</Specimen>
		</>
	);
}
