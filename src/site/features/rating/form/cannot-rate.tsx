import type { PageId } from '#contract/pages.ts';
import type { RatingBlock } from '#domain/rating/rating-rules.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { BackLink } from './back-link.tsx';
import styles from './rating-form.module.css';

/** Where the way on leads. */
const waysOn: Partial<Record<RatingBlock, Extract<PageId, 'myInformation' | 'myRatings'>>> = {
	'email-unverified': 'myInformation',
};

/** Why there is nothing to fill in, and what to do instead. */
export function CannotRate({ block, title }: { block: RatingBlock; title: string }) {
	const t = useTranslations('rating.block');
	const page = useTranslations('page');
	const way = waysOn[block] ?? 'myRatings';
	return (
		<div className={styles.page}>
			<BackLink />
			<EmptyState
				isPanel
				level={1}
				picture={{ src: '/assets/images/hanriver.webp', width: 600, height: 450 }}
				title={t(`${block}.title`)}
				text={t(`${block}.text`)}
				hint={title}
				actions={
					<PageLink page={way} className={buttonClass({ variant: 'brand' })}>
						{page(`${way}.title`)}
					</PageLink>
				}
			/>
		</div>
	);
}
