import { useEffect } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { useTranslations } from '#ui/translations.tsx';
import { keepPage } from '#views/offline/keep-page.ts';
import { VoucherCheck } from '#views/voucher-check/voucher-check.tsx';
import { useConsoleAddress } from '../address.tsx';
import { PageHead } from '../page-head.tsx';
import { useConsoleLocale } from '../viewer.tsx';

/** At the door: is this voucher ours, for today, and good? By its code, or by the camera. */
export function CheckPage() {
	const pages = useTranslations('console.pages');
	const t = useTranslations('console.check');
	const scanned = useConsoleAddress().query.get('c');
	const locale = useConsoleLocale();
	// In a cellar the page is there again after a reload, with the keys and the products it checks by.
	useEffect(() => {
		void keepPage({ address: consolePages.check.path, locale, canCheck: true });
	}, [locale]);
	return (
		<>
			<PageHead title={pages('check')} text={t('lead')} />
			<VoucherCheck key={scanned} scanned={scanned} onElsewhere={() => window.location.reload()} />
		</>
	);
}
