import { Suspense } from 'react';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ChangeForm } from './change-form.tsx';
import styles from './dialog.module.css';
import { PartFailure } from './part-failure.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Another date, another time, other persons. */
export function ChangeSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.change');
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('keep')} onClose={onClose}>
			<PartFailure>
				<Suspense
					fallback={
						<div className={styles.form}>
							<Skeleton shape="title" width="long" />
							<Skeleton shape="picture" />
						</div>
					}
				>
					<ChangeForm onClose={onClose} />
				</Suspense>
			</PartFailure>
		</Sheet>
	);
}
