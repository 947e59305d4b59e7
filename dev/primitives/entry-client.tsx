import '#ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PrimitivesPage } from './page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');
createRoot(root).render(
	<StrictMode>
		<PrimitivesPage />
	</StrictMode>,
);
