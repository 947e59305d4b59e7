import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';

const magpie = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

/** Stands inside a PageFrame, in the place of content that comes later. */
export function Preparing() {
	const t = useTranslations('state');
	const shell = useTranslations('shell');
	return (
		<EmptyState
			isPanel
			picture={magpie}
			title={t('preparingTitle')}
			text={t('preparingText')}
			actions={
				<PageLink page="noticeList" className={buttonClass({ variant: 'brand' })}>
					{shell('notices')}
				</PageLink>
			}
		/>
	);
}
