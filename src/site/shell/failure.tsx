import { PageLink } from '#site/router/page-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './state-page.module.css';

const riverAtNight = { src: '/assets/images/hanriver.webp', width: 600, height: 450 };

type Props = {
	/** What support asks for; also in the server's log. */
	requestId?: string | undefined;
	onRetry?: (() => void) | undefined;
};

export function Failure({ requestId, onRetry }: Props) {
	const t = useTranslations('state');
	return (
		<div className={styles.page} role="alert">
			<EmptyState
				level={1}
				picture={riverAtNight}
				title={t('failureTitle')}
				text={t('failureText')}
				hint={requestId && t('failureId', { id: requestId })}
				actions={
					<>
						{onRetry && (
							<Button variant="primary" size="lg" onClick={onRetry}>
								{t('retry')}
							</Button>
						)}
						<PageLink page="home" className={buttonClass({ variant: onRetry ? 'outline' : 'primary', size: 'lg' })}>
							{t('goHome')}
						</PageLink>
					</>
				}
			/>
		</div>
	);
}
