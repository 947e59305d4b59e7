import { pagePath } from '#contract/page-address.ts';
import { admit } from '#domain/member/access.ts';
import { useTranslations } from '#ui/translations.tsx';
import { ErrandCount } from './errand/errand-count.tsx';
import { useViewer } from './site-context.tsx';

/** The way to where partners and operators work, with how much waits for them there; nothing for anybody else. For members alone. */
export function DeskLink() {
	const t = useTranslations('shell');
	if (admit('partner', useViewer()) !== 'admitted') return null;
	return (
		<a href={pagePath('console')}>
			{t('console')}
			<ErrandCount side="house" />
		</a>
	);
}
