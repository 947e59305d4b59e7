import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';

const picture = (name: string) => ({ src: `/assets/images/${name}.webp`, width: 480, height: 360 });

export function EmptyStates() {
	const t = useTranslations();
	return (
		<>
			<Specimen name="nothing yet, a panel">
				<EmptyState
					isPanel
					level={3}
					picture={picture('art/magpie-480')}
					title={t('state.emptyTitle')}
					text={t('notice.emptyText')}
				/>
			</Specimen>
			<Specimen name="without a picture, with a way on">
				<EmptyState
					level={3}
					title={t('product.list.emptyTitle')}
					text={t('product.list.emptyText')}
					actions={<Button>{t('product.list.clearAll')}</Button>}
				/>
			</Specimen>
			<Specimen name="a failure, with a number to quote">
				<EmptyState
					level={3}
					picture={picture('hanriver')}
					title={t('state.failureTitle')}
					text={t('state.failureText')}
					hint={t('state.failureId', { id: 'f3b1c9d2-5a7e-4f10-9c44-0d6e2b8a7715' })}
					actions={<Button variant="primary">{t('state.retry')}</Button>}
				/>
			</Specimen>
			<Specimen name="a whole page" isWide>
				<EmptyState
					level={1}
					picture={picture('kite')}
					title={t('state.notFoundTitle')}
					text={t('state.notFoundText')}
					actions={<Button>{t('state.goHome')}</Button>}
				/>
			</Specimen>
		</>
	);
}
