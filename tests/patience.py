"""How long a test waits for what must come, in seconds.

It never says how quick something has to be: a busy machine is slow, not wrong. Whoever works on something that fails
for good may want less: SEVENWONDERS_PATIENCE=10.
"""

import os

PATIENCE = float(os.environ.get("SEVENWONDERS_PATIENCE", "240"))
