// The wonders that later sets brought.

import type { Scene } from '../drawing';
import { AFRICA } from './africa';
import { AMERICAS } from './americas';
import { ASIA } from './asia';
import { EUROPE } from './europe';
import { LOW_COUNTRIES } from './low_countries';
import { NEAR_EAST } from './near_east';

export const FAR_LANDS: Record<string, Scene> = { ...AFRICA, ...AMERICAS, ...ASIA, ...EUROPE, ...LOW_COUNTRIES, ...NEAR_EAST };
