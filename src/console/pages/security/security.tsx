import { useTranslations } from '#ui/translations.tsx';
import { PageHead } from '../../page-head.tsx';
import { FactorHelp } from './factor-help.tsx';

/** How people get in, and help for who cannot. */
export function SecurityPage() {
	const pages = useTranslations('console.pages');
	return (
		<>
			<PageHead title={pages('security')} />
			<FactorHelp />
		</>
	);
}
