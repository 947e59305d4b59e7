import type { FormEvent } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site-search.module.css';

/**
 * The search by itself, for pages that have nothing else to offer: its words are those of `search-box`. Suggestions come
 * from all areas; Enter, and the form where there are no scripts, opens the list of the given one.
 */
export function SiteSearch({ area = areaSlugs[0] as AreaSlug }: { area?: AreaSlug }) {
	const box = useTranslations('search.box');
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const path = pagePath('productList', { area });
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
		navigate(addressFor(path, { search: search || undefined }));
	};
	return (
		<search>
			<form className={styles.form} action={addressFor(path)} onSubmit={send}>
				<SearchBox placeholder={box('example')} area={undefined} look="field" />
				<Button type="submit" variant="brand" size="lg">
					<Icon name="magnifier" />
					{box('submit')}
				</Button>
			</form>
		</search>
	);
}
