import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { SearchBox } from '#site/parts/search/search-box.tsx';
import { searchId } from '#site/parts/search/search-id.ts';
import { isPlainClick } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './hero-search.module.css';
import { WhenField } from './when-field.tsx';
import { WhoField } from './who-field.tsx';

/** In the order of the areas. */
const signs: readonly IconName[] = ['house', 'stethoscope', 'lotus'];

/**
 * The search across the areas: a form that opens the list of the chosen one, with what was asked for in its address.
 * Where there are no scripts an area is chosen by a link to this page, and the fields are the browser's own.
 */
export function HeroSearch({ area: first }: { area: AreaSlug }) {
	const t = useTranslations('home.search');
	const areaWords = useTranslations('area');
	const { navigate, location } = useRouter();
	const box = useRef<HTMLElement>(null);
	// A phone's bar leads here to search in all areas: on a phone the field then fills the screen.
	useEffect(() => {
		if (location.hash === `#${searchId}` && !location.isReturn) box.current?.querySelector('input')?.focus();
	}, [location]);
	const addressFor = usePageAddress();
	const [area, setArea] = useState(first);
	const path = pagePath('productList', { area });
	const choose = (event: MouseEvent, chosen: AreaSlug) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		setArea(chosen);
	};
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		const textOf = (name: string) => String(given.get(name) ?? '').trim() || undefined;
		navigate(addressFor(path, { search: textOf('search'), on: textOf('on'), persons: textOf('persons') }));
	};
	return (
		<search ref={box} id={searchId} className={styles.search} aria-label={t('label')}>
			<nav className={styles.areas} aria-label={t('areas')}>
				{areaSlugs.map((slug, at) => (
					<a
						key={slug}
						href={addressFor(pagePath('home'), { area: slug })}
						aria-current={slug === area ? 'true' : undefined}
						onClick={(event) => choose(event, slug)}
					>
						<Icon name={signs[at] ?? 'house'} />
						{areaWords(`${slug}.name`)}
					</a>
				))}
			</nav>
			<form className={styles.form} action={addressFor(path)} onSubmit={send}>
				<SearchBox placeholder={areaWords(`${area}.homeSearch`)} area={area} look="cell" />
				<WhenField />
				<WhoField />
				<button type="submit" className={`${buttonClass({ variant: 'primary', size: 'lg' })} ${styles.submit}`}>
					<Icon name="magnifier" />
					{t('submit')}
				</button>
			</form>
		</search>
	);
}
